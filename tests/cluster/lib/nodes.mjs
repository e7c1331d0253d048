/** One machine of the cluster: a network namespace with its own addresses. @typedef {{ name: string, index: number, hasDatabase: boolean }} ClusterNode */

/** Three machines with a database each and a fourth that only runs the API. @type {readonly ClusterNode[]} */
export const nodes = [
  { name: 'n1', index: 1, hasDatabase: true },
  { name: 'n2', index: 2, hasDatabase: true },
  { name: 'n3', index: 3, hasDatabase: true },
  { name: 'n4', index: 4, hasDatabase: false },
];

export const databaseNodes = nodes.filter(({ hasDatabase }) => hasDatabase);

/** Folder of all data, configurations and logs; `down` removes it. */
export const folder = '/tmp/marketrow-cluster';

/** Network over which the machines speak to each other; `cut` takes one off it. */
export const bridge = { name: 'mrow-bridge', host: '10.77.0.1' };

/** Network namespace of a machine. */
export const namespaceOf = (/** @type {ClusterNode} */ { name }) => `mrow-${name}`;

/** Address on the network between the machines. */
export const innerAddress = (/** @type {ClusterNode} */ { index }) => `10.77.0.${10 + index}`;

/** Address on a line of its own to the shoppers, which stays when the machine is cut off from the others. */
export const outerAddress = (/** @type {ClusterNode} */ { index }) => `10.78.${index}.2`;

/** Address of a machine's API. */
export const apiOf = (/** @type {ClusterNode} */ node) => `http://${outerAddress(node)}:4321`;

/** Where Patroni says what a machine's database is at the moment. */
export const patroniOf = (/** @type {ClusterNode} */ node) => `http://${innerAddress(node)}:8008`;
