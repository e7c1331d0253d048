import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem, step } from '../../../scripts/lib/progress.mjs';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { run, startOn } from './commands.mjs';
import {
  apiEnvironment,
  etcdArguments,
  folderOf,
  makeDatabase,
  patroniConfiguration,
  poolerConfiguration,
  proxyConfiguration,
} from './configurations.mjs';
import * as network from './network.mjs';
import { apiOf, databaseNodes, folder, nodes, outerAddress, patroniOf } from './nodes.mjs';
import { checkSoftware } from './software.mjs';

/** @import { ClusterNode } from './nodes.mjs' */

const owner = 'postgres';
const main = inRoot('packages', 'api', 'src', 'main.ts');

/** Makes the machines and starts everything on them. Gives the addresses of the APIs. */
export async function up() {
  checkSoftware();
  if (existsSync(folder)) throw new Problem('A cluster is there already. tests/cluster/down takes it away.');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'make-database.sh'), makeDatabase);
  chmodSync(join(folder, 'make-database.sh'), 0o755);
  network.makeBridge();
  for (const node of nodes) {
    network.makeMachine(node);
    writeConfigurations(node);
  }
  await step('Starting etcd and PostgreSQL on three machines', async () => {
    for (const node of databaseNodes) startDatabase(node, 'new');
    await until('a primary with two standbys', 120, () => isWhole(databaseNodes));
  });
  await step('Starting four APIs', async () => {
    for (const node of nodes) startApi(node);
    await until('the APIs', 60, () => allReady(nodes));
  });
  return nodes.map(apiOf);
}

/** Ends every process of a machine at once. @param {string} name */
export function kill(name) {
  network.killProcesses(nodeOf(name));
}

/** Cuts a machine off from the others; shoppers still reach it. @param {string} name */
export function cut(name) {
  network.disconnect(nodeOf(name));
}

/**
 * Brings a machine back that was cut off or killed, and waits until it is part of the cluster again. Another one that is
 * still away is not waited for. @param {string} name
 */
export async function heal(name) {
  const node = nodeOf(name);
  network.connect(node);
  if (network.processesOf(node).length === 0) {
    if (node.hasDatabase) startDatabase(node, 'existing');
    startApi(node);
  }
  const present = nodes.filter((each) => each === node || isUp(each));
  const databases = present.filter(({ hasDatabase }) => hasDatabase);
  if (databases.length < 2) {
    console.log('One database alone has no majority: nothing is saved until a second one is back.');
    return;
  }
  await step(`Waiting for ${name}`, () =>
    until(`${name} as part of the cluster`, 120, async () => (await isWhole(databases)) && (await allReady(present))),
  );
}

/** @param {ClusterNode} node */
function isUp(node) {
  return network.isConnected(node) && network.processesOf(node).length > 0;
}

/** Ends everything and removes machines, network and data. */
export function down() {
  for (const node of nodes) {
    network.killProcesses(node);
    network.removeMachine(node);
  }
  network.removeBridge();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** The machine whose database takes writes, as Patroni says; none while the cluster elects one. */
export async function findPrimary() {
  for (const node of databaseNodes) {
    if (await answers(`${patroniOf(node)}/primary`)) return node.name;
  }
  return undefined;
}

/**
 * Whether of these databases one is the primary and the others follow it, one of them synchronously. A former primary answers
 * as a standby while it is still on its old timeline; a fault at that moment would be a second one.
 *
 * @param {readonly ClusterNode[]} databases
 */
async function isWhole(databases) {
  const name = await findPrimary();
  const primary = databases.find((node) => node.name === name);
  if (!primary) return false;
  /** @type {{ members: { name: string, role: string, state: string, timeline?: number, lag?: number | string }[] }} */
  const { members } = await (await fetch(`${patroniOf(primary)}/cluster`)).json();
  const leader = members.find(({ role }) => role === 'leader');
  // One that is away stays in the list for a while.
  const followers = members.filter(
    (member) => member !== leader && databases.some((node) => node.name === member.name),
  );
  return (
    followers.length === databases.length - 1 &&
    followers.some(({ role }) => role === 'sync_standby') &&
    followers.every(
      ({ state, timeline, lag }) => state === 'running' && timeline === leader?.timeline && Number(lag) < 1_000_000,
    )
  );
}

/** @param {readonly ClusterNode[]} present */
async function allReady(present) {
  const answered = await Promise.all(present.map((node) => answers(`${apiOf(node)}/readyz`)));
  return answered.every(Boolean);
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** @param {string} what @param {number} seconds @param {() => Promise<boolean>} isTrue */
async function until(what, seconds, isTrue) {
  const end = performance.now() + seconds * 1_000;
  while (!(await isTrue())) {
    if (performance.now() > end) {
      throw new Problem(`${what} did not come within ${seconds} s. The logs are in ${folder}/*/logs.`);
    }
    await wait(250);
  }
}

/** @param {string} name */
function nodeOf(name) {
  const node = nodes.find((each) => each.name === name);
  if (!node)
    throw new Problem(`There is no node "${name}". The nodes are ${nodes.map((each) => each.name).join(', ')}.`);
  if (!existsSync(folderOf(node))) throw new Problem('No cluster is running. tests/cluster/up starts one.');
  return node;
}

/** @param {ClusterNode} node */
function writeConfigurations(node) {
  const place = folderOf(node);
  mkdirSync(join(place, 'logs'), { recursive: true });
  writeFileSync(join(place, 'patroni.yml'), patroniConfiguration(node));
  writeFileSync(join(place, 'haproxy.cfg'), proxyConfiguration);
  writeFileSync(join(place, 'pgbouncer.ini'), poolerConfiguration);
  // PostgreSQL and PgBouncer refuse to run as root.
  const uid = Number(run('id', '-u', owner));
  const gid = Number(run('id', '-g', owner));
  for (const each of [place, join(place, 'logs'), join(place, 'patroni.yml')]) chownSync(each, uid, gid);
}

/** @param {ClusterNode} node @param {'new' | 'existing'} state of the etcd cluster */
function startDatabase(node, state) {
  startOn(node, 'etcd', ['etcd', ...etcdArguments(node, state)], { user: owner });
  startOn(node, 'patroni', ['patroni', join(folderOf(node), 'patroni.yml')], { user: owner });
}

/** @param {ClusterNode} node */
function startApi(node) {
  startOn(node, 'haproxy', ['haproxy', '-db', '-f', join(folderOf(node), 'haproxy.cfg')]);
  startOn(node, 'pgbouncer', ['pgbouncer', join(folderOf(node), 'pgbouncer.ini')], { user: owner });
  // As a service manager does: a start while there is no primary ends at once, and is tried again.
  const untilItAnswers = ['sh', '-c', 'until "$@"; do sleep 1; done', 'api'];
  startOn(node, 'api', [...untilItAnswers, process.execPath, main], {
    environment: apiEnvironment(outerAddress(node)),
  });
}
