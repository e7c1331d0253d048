import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main, Problem } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { run, tail } from './lib/run.mjs';

/**
 * Packs each public package as npm would publish it and lets publint and attw look at the tarball: what a stranger gets,
 * not what lies in the checkout.
 */
await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marketrow-pack-'));
  try {
    for (const name of readdirSync(inRoot('packages'))) {
      const cwd = inRoot('packages', name);
      const manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
      if (manifest.private) continue;
      const packed = await run(
        'npm',
        ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, '--loglevel=error'],
        { cwd },
      );
      if (packed.code !== 0) throw new Problem(`npm pack failed in packages/${name}:\n${tail(packed.output)}`);
      const tarball = join(folder, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
      for (const [tool, args] of /** @type {const} */ ([
        ['publint', ['run', tarball, '--strict']],
        ['attw', [tarball, '--profile', 'esm-only']],
      ])) {
        const { code, output } = await run(tool, [...args], { cwd });
        if (code !== 0) throw new Problem(`${tool} does not accept ${manifest.name}:\n${tail(output)}`);
      }
      console.log(`${manifest.name}: publint and attw accept the packed package.`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
