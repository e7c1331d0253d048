import process from 'node:process';
import { build, stepNames } from './lib/build.mjs';
import { withTools } from './lib/node24.mjs';
import { main, Problem } from './lib/progress.mjs';

const usage = `npm run build [-- --fresh] [STEP …]
Builds what is stale, in order: ${stepNames.join(', ')}. With names, only those.
  --fresh   build even what is current`;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const only = args.filter((arg) => arg !== '--fresh');
  const unknown = only.find((name) => !stepNames.includes(name));
  if (unknown) throw new Problem(`npm run build does not know "${unknown}".\n\n${usage}`);
  return withTools(async () => {
    const built = await build({ fresh: args.includes('--fresh'), ...(only.length > 0 ? { only } : {}) });
    console.log(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Everything is current.');
    return 0;
  });
});
