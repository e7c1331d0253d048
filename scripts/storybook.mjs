import { spawn } from 'node:child_process';
import process from 'node:process';
import { build } from './lib/build.mjs';
import { withTools } from './lib/node24.mjs';
import { main } from './lib/progress.mjs';
import { root } from './lib/root.mjs';
import { childEnvironment } from './lib/run.mjs';

/**
 * Storybook against the mock API. The stories read the components' sources and the built sample data, so that package is
 * built first. `storybook.mjs build` writes `storybook-static/` (for `npm run build-storybook`); without an argument it serves on 127.0.0.1:6006.
 */
await main(async () => {
  const [mode = 'dev', ...rest] = process.argv.slice(2);
  return withTools(async () => {
    await build({ only: ['contract', 'cart-client', 'fixtures'] });
    const port = process.env.PORT ?? '6006';
    const args =
      mode === 'build'
        ? ['build', '--quiet', ...rest]
        : ['dev', '--host', '127.0.0.1', '--port', port, '--exact-port', '--no-open', ...rest];
    const child = spawn('storybook', args, { cwd: root, stdio: 'inherit', env: childEnvironment() });
    return new Promise((resolve) => {
      child.on('error', () => resolve(1));
      child.on('close', (code) => resolve(code ?? 0));
    });
  });
});
