import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from './lib/build.mjs';
import { withTools } from './lib/node24.mjs';
import { main, Problem, step } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { run, tail } from './lib/run.mjs';

/** @typedef {{ filename: string, size: number, unpackedSize: number, files: { path: string, size: number }[] }} Packed */

const usage = `npm run release:dry [-- --files]
Shows what each package would publish, beside the version on npm, installs the tarballs in an empty app and imports every entry.
Publishes nothing.
  --files   names every file`;

/** Peers that the empty app installs: an optional one is only needed by the entry of its name. */
const peers = ['react', 'react-dom', 'msw', 'vue'];

/** Runs npm and parses its answer; `undefined` for what is not in the registry. */
async function npmJson(/** @type {string[]} */ args, /** @type {string} */ cwd) {
  const { code, output } = await run('npm', [...args, '--json', '--loglevel=silent'], { cwd });
  if (code === 0) return JSON.parse(output);
  if (output.includes('"E404"')) return undefined;
  throw new Problem(`npm ${args.join(' ')} failed:\n${tail(output)}`);
}

/** @param {string[]} args @param {string} cwd @returns {Promise<Packed>} */
const pack = async (args, cwd) => (await npmJson(['pack', '--ignore-scripts', ...args], cwd))[0];

const kB = (/** @type {number} */ bytes) =>
  `${(bytes / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })} kB`;

/** "+2 kB" beside an earlier figure, nothing without one. */
function change(/** @type {number} */ now, /** @type {number | undefined} */ before, format = kB) {
  if (before === undefined) return '';
  if (now === before) return ' (same)';
  return ` (${now > before ? '+' : '−'}${format(Math.abs(now - before))})`;
}

/** The table of one package: sizes, folders, and files that are new or gone. @param {Packed} packed @param {Packed | undefined} last */
function describe(packed, last, everyFile = false) {
  const lines = [
    `  packed ${kB(packed.size)}${change(packed.size, last?.size)}, ` +
      `unpacked ${kB(packed.unpackedSize)}${change(packed.unpackedSize, last?.unpackedSize)}, ` +
      `${packed.files.length} files${change(packed.files.length, last?.files.length, String)}`,
  ];
  const paths = new Set(packed.files.map(({ path }) => path));
  const before = new Set(last?.files.map(({ path }) => path));
  /** @type {Map<string, { count: number, size: number }>} */
  const folders = new Map();
  for (const { path, size } of packed.files) {
    const folder = path.includes('/') ? `${path.split('/')[0]}/` : path;
    const { count, size: sum } = folders.get(folder) ?? { count: 0, size: 0 };
    folders.set(folder, { count: count + 1, size: sum + size });
  }
  for (const [folder, { count, size }] of folders)
    lines.push(`    ${folder.padEnd(28)} ${kB(size).padStart(12)}${count > 1 ? `  ${count} files` : ''}`);
  if (last) {
    for (const path of paths) if (!before.has(path)) lines.push(`    new   ${path}`);
    for (const path of before) if (!paths.has(path)) lines.push(`    gone  ${path}`);
  }
  if (everyFile) for (const { path, size } of packed.files) lines.push(`    ${kB(size).padStart(12)}  ${path}`);
  return lines.join('\n');
}

/** Installs the tarballs in an empty app and imports every entry. @param {string} app @param {string[]} tarballs @returns {Promise<number>} how many */
async function importAll(app, tarballs) {
  const { dependencies } = JSON.parse(readFileSync(inRoot('tests/packages/apps/node/package.json'), 'utf8'));
  const third = peers.map((name) => `${name}@${dependencies[name]}`);
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = await run('npm', ['install', ...options, ...tarballs, ...third], { cwd: app });
  if (installed.code !== 0) throw new Problem(`npm install of the tarballs failed:\n${tail(installed.output)}`);
  // Node 20, which may start this script, reads no TypeScript.
  const { entriesOf } = await import('../tests/packages/support/entries.ts');
  const folder = join(app, 'node_modules/@marketrow');
  const entries = readdirSync(folder).flatMap((name) => entriesOf(join(folder, name)));
  writeFileSync(join(app, 'all.mjs'), entries.map((entry) => `await import('${entry}');`).join('\n'));
  const imported = await run(process.execPath, ['all.mjs'], { cwd: app });
  if (imported.code !== 0) throw new Problem(`An entry does not load:\n${tail(imported.output)}`);
  return entries.length;
}

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const unknown = args.find((arg) => arg !== '--files');
  if (unknown) throw new Problem(`npm run release:dry does not know "${unknown}".\n\n${usage}`);
  return withTools(async () => {
    await build({ only: ['contract', 'cart-client', 'fixtures', 'components', 'api'] });
    const folder = mkdtempSync(join(tmpdir(), 'marketrow-release-'));
    try {
      await run('changeset', ['status', '--output', join(folder, 'status.json')]);
      const { releases } = JSON.parse(readFileSync(join(folder, 'status.json'), 'utf8'));
      /** @type {string[]} */
      const tarballs = [];
      for (const directory of readdirSync(inRoot('packages'))) {
        const cwd = inRoot('packages', directory);
        const { name, version } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
        const release = releases.find((/** @type {{ name: string }} */ each) => each.name === name);
        const packed = await pack(['--pack-destination', folder], cwd);
        tarballs.push(join(folder, packed.filename));
        const published = await npmJson(['view', name, 'version'], folder);
        const last = published && (await pack(['--pack-destination', folder, `${name}@${published}`], folder));
        console.log(
          `\n${name} ${release?.newVersion ?? version} (${release?.type ?? 'not released'}), ` +
            `${last ? `beside ${published}` : 'the first on npm'}`,
        );
        console.log(describe(packed, last, args.includes('--files')));
      }
      console.log();
      const count = await step('Installing the tarballs in an empty app and importing every entry', () =>
        importAll(mkdtempSync(join(folder, 'app-')), tarballs),
      );
      console.log(`${count} entries load. Nothing was published.`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return 0;
  });
});
