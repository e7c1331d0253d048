import process from 'node:process';
import { main, Problem } from '../../scripts/lib/progress.mjs';
import * as cluster from './lib/cluster.mjs';
import { apiOf, nodes } from './lib/nodes.mjs';

const usage = `tests/cluster/up            makes three machines with a database each, and four APIs
tests/cluster/kill NODE     ends every process of a machine (n1 to n4) at once
tests/cluster/cut NODE      takes a machine off the network of the others
tests/cluster/heal NODE     brings it back
tests/cluster/down          removes everything
Each prints the addresses of the APIs and which node is the primary.`;

await main(async () => {
  const [command, node] = process.argv.slice(2);
  if (command === 'up') await cluster.up();
  else if (command === 'down') return void cluster.down();
  else if (!node || (command !== 'kill' && command !== 'cut' && command !== 'heal')) throw new Problem(usage);
  else await cluster[command](node);
  for (const each of nodes) console.log(`${each.name} ${apiOf(each)}`);
  console.log(`primary: ${(await cluster.findPrimary()) ?? 'none at this moment'}`);
});
