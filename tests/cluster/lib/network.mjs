import { run, tryRun } from './commands.mjs';
import { bridge, innerAddress, namespaceOf, outerAddress } from './nodes.mjs';

/** @import { ClusterNode } from './nodes.mjs' */

const innerLine = (/** @type {ClusterNode} */ { name }) => `mrow-i-${name}`;
const outerLine = (/** @type {ClusterNode} */ { name }) => `mrow-o-${name}`;

/** Makes the network between the machines. */
export function makeBridge() {
  run('ip', 'link', 'add', bridge.name, 'type', 'bridge');
  run('ip', 'address', 'add', `${bridge.host}/24`, 'dev', bridge.name);
  run('ip', 'link', 'set', bridge.name, 'up');
}

/** Gives a machine its namespace, its place on the network, and its line to the shoppers. @param {ClusterNode} node */
export function makeMachine(node) {
  const namespace = namespaceOf(node);
  run('ip', 'netns', 'add', namespace);
  run('ip', '-n', namespace, 'link', 'set', 'lo', 'up');
  const lines = [
    { line: innerLine(node), device: 'inner', address: `${innerAddress(node)}/24` },
    { line: outerLine(node), device: 'outer', address: `${outerAddress(node)}/30` },
  ];
  for (const { line, device, address } of lines) {
    run('ip', 'link', 'add', line, 'type', 'veth', 'peer', 'name', device, 'netns', namespace);
    run('ip', '-n', namespace, 'address', 'add', address, 'dev', device);
    run('ip', '-n', namespace, 'link', 'set', device, 'up');
  }
  run('ip', 'link', 'set', innerLine(node), 'master', bridge.name);
  run('ip', 'address', 'add', `10.78.${node.index}.1/30`, 'dev', outerLine(node));
  run('ip', 'link', 'set', outerLine(node), 'up');
  connect(node);
}

/** Takes a machine off the network of the machines, as a pulled cable does. @param {ClusterNode} node */
export function disconnect(node) {
  run('ip', 'link', 'set', innerLine(node), 'down');
}

/** Plugs the cable in. @param {ClusterNode} node */
export function connect(node) {
  run('ip', 'link', 'set', innerLine(node), 'up');
}

/** Whether a machine is plugged in. @param {ClusterNode} node */
export function isConnected(node) {
  return /<[^>]*\bUP\b/.test(run('ip', '-o', 'link', 'show', innerLine(node)));
}

/** Processes of a machine. @param {ClusterNode} node */
export function processesOf(node) {
  return tryRun('ip', 'netns', 'pids', namespaceOf(node)).split('\n').filter(Boolean).map(Number);
}

/** Ends every process of a machine at once, as a power failure does. @param {ClusterNode} node */
export function killProcesses(node) {
  for (;;) {
    const pids = processesOf(node);
    if (pids.length === 0) return;
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        // It ended with its parent.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    }
  }
}

/** Removes a machine's namespace; its lines go with it. @param {ClusterNode} node */
export function removeMachine(node) {
  tryRun('ip', 'netns', 'del', namespaceOf(node));
  // The kernel removes the lines a moment after the namespace; a new cluster needs their names now.
  tryRun('ip', 'link', 'del', innerLine(node));
  tryRun('ip', 'link', 'del', outerLine(node));
}

/** Removes the network between the machines. */
export function removeBridge() {
  tryRun('ip', 'link', 'del', bridge.name);
}
