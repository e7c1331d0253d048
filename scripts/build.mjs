import process from 'node:process';
import { build, stepNames } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onNode24 } from './lib/node24.mjs';
import { main, Problem } from './lib/progress.mjs';

const usage = `npm run build [-- --fresh] [STEP …]
Builds what is stale, in order: ${stepNames.join(', ')}. With names, only those.
  --fresh   build even what is current`;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const only = args.filter((arg) => !arg.startsWith('--'));
  const unknown = only.find((name) => !stepNames.includes(name));
  if (unknown) throw new Problem(`There is no build step "${unknown}".\n\n${usage}`);
  await ensureInstalled();
  if (!(await onNode24())) return process.exitCode;
  const built = await build({ fresh: args.includes('--fresh'), ...(only.length > 0 ? { only } : {}) });
  console.log(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Everything is current.');
});
