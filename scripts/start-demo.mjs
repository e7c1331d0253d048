import process from 'node:process';
import { build } from './lib/build.mjs';
import { serveFiles } from './lib/file-server.mjs';
import { withTools } from './lib/node24.mjs';
import { main, Problem } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';

const usage = `npm run start:demo
Builds what is stale of the static demo and serves its files on http://localhost:4322, as any static host would.
Environment: PORT (4322), PUBLIC_SITE_URL.`;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  if (args.length > 0) throw new Problem(`npm run start:demo does not know "${args.join(' ')}".\n\n${usage}`);
  return withTools(async () => {
    await build({ only: ['contract', 'cart-client', 'fixtures', 'components', 'demo'] });
    const port = Number(process.env.PORT ?? 4322);
    const server = await serveFiles(inRoot('site', 'demo', 'dist'), { port }).catch((error) => {
      throw new Problem(`Port ${port} cannot be had (${error.code ?? error.message}). Set PORT to another one.`);
    });
    console.log(`The static demo is on http://localhost:${port}. Ctrl-C ends it.`);
    return new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => {
          server.close(() => resolve(0));
          server.closeAllConnections();
        });
    });
  });
});
