import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { build } from './lib/build.mjs';
import { withTools } from './lib/node24.mjs';
import { main } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { childEnvironment } from './lib/run.mjs';

/* `npm run seed`: builds what the seed of the API needs, and runs it. */
await main(() =>
  withTools(async () => {
    await build({ only: ['contract', 'cart-client', 'fixtures', 'api'] });
    const command = [inRoot('packages', 'api', 'dist', 'seedCommand.js'), ...process.argv.slice(2)];
    const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: childEnvironment({}) });
    return status ?? 1;
  }),
);
