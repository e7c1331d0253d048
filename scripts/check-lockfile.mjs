import { main, Problem } from './lib/progress.mjs';
import { run, tail } from './lib/run.mjs';

/** `npm ci` refuses a lockfile that lacks the binary of a platform; the dry run says so in seconds. */
await main(async () => {
  const { code, output } = await run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    throw new Problem(
      `npm ci --dry-run failed:\n${tail(output, 20)}\n\nMake the lockfile from nothing as CONTRIBUTING.md describes.`,
    );
  }
  console.log('npm ci --dry-run is clean.');
  return 0;
});
