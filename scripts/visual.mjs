import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { build } from './lib/build.mjs';
import { withTools } from './lib/node24.mjs';
import { main, Problem } from './lib/progress.mjs';
import { inRoot, root } from './lib/root.mjs';
import { childEnvironment } from './lib/run.mjs';

/** @typedef {import('../tests/visual/pictures.ts').Picture} Picture */

const usage = `npm run test:visual [-- [--accept] NAME …]
Compares each matrix and screen of Storybook and each template of the site with its picture in tests/visual/baselines.
NAME is a component, a screen or a page of the site (ProductCard, Lists); without one all are compared.
  --accept NAME …   takes what is drawn now as the pictures of these; "--accept all" of everything`;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const accepts = args.includes('--accept');
  const names = args.filter((arg) => arg !== '--accept');
  const unknown = names.find((name) => name.startsWith('--'));
  if (unknown) throw new Problem(`npm run test:visual does not know "${unknown}".\n\n${usage}`);
  if (accepts && names.length === 0) {
    throw new Problem(
      'Accept by name, so that no change is accepted unseen: npm run test:visual -- --accept ProductCard',
    );
  }
  return withTools(() => compare(accepts && names.includes('all') ? [] : names, accepts));
});

/**
 * Builds what is drawn and compares it, or accepts what differs.
 *
 * @param {string[]} names none for all
 * @param {boolean} accepts
 * @returns {Promise<number>} the exit code
 */
async function compare(names, accepts) {
  await build({ only: ['contract', 'cart-client', 'fixtures', 'storybook'] });
  const { baselines, mostBytes, nameOf, namesOf, pictures } = await import('../tests/visual/pictures.ts');
  const all = pictures();
  const drawn = new Map(all.map(({ path, title }) => [path, nameOf(title)]));
  const left = filesBelow(baselines).filter((path) => !drawn.has(path));
  const chosen = choose(names, all, left, namesOf);
  if (chosen.some(({ title }) => title.startsWith('Site'))) await build();

  if (!accepts) return playwright(names.length > 0 ? ['--grep', grepOf(chosen)] : []);

  for (const path of left) rmSync(join(baselines, path));
  const before = new Map(filesBelow(baselines).map((path) => [path, statSync(join(baselines, path)).mtimeMs]));
  const code = chosen.length === 0 ? 0 : await playwright(['--update-snapshots=changed', '--grep', grepOf(chosen)]);
  const accepted = filesBelow(baselines).filter((path) => before.get(path) !== statSync(join(baselines, path)).mtimeMs);
  for (const path of accepted) await pack(join(baselines, path));

  for (const [name, paths] of Map.groupBy(accepted, (path) => drawn.get(path))) {
    const bytes = paths.reduce((sum, path) => sum + statSync(join(baselines, path)).size, 0);
    const added = paths.filter((path) => !before.has(path)).length;
    console.log(
      `Accepted ${name}: ${paths.length} ${paths.length === 1 ? 'picture' : 'pictures'}, ${added} new (${sizeOf(bytes)})`,
    );
  }
  for (const path of left) console.log(`Removed ${path}: no story draws it`);
  if (accepted.length === 0 && left.length === 0) console.log('Nothing differs from what was accepted.');
  const bytes = filesBelow(baselines).reduce((sum, path) => sum + statSync(join(baselines, path)).size, 0);
  console.log(`tests/visual/baselines: ${sizeOf(bytes)} of at most ${sizeOf(mostBytes)}`);
  return code;
}

/**
 * The pictures that have one of the names.
 *
 * @param {string[]} names none for all
 * @param {Picture[]} all
 * @param {string[]} left baselines that no story draws: their folders are names, too
 * @param {(picture: Picture) => string[]} namesOf
 * @throws {Problem} for a name that nothing has
 */
function choose(names, all, left, namesOf) {
  if (names.length === 0) return all;
  const wanted = names.map((name) => name.toLowerCase());
  const known = new Set([...all.flatMap(namesOf), ...left.map((path) => dirname(path))]);
  const unknown = wanted.find((name) => !known.has(name));
  if (unknown) {
    const alike = [...known].filter((name) => name.startsWith(unknown.slice(0, 4)) && !name.includes('--')).slice(0, 8);
    throw new Problem(
      `Nothing that is compared is called "${unknown}".${alike.length > 0 ? ` Similar: ${alike.join(', ')}.` : ''}\n\n${usage}`,
    );
  }
  return all.filter((picture) => namesOf(picture).some((name) => wanted.includes(name)));
}

/** Matches the tests of pictures by their whole titles: one may begin as another does. @param {Picture[]} chosen */
function grepOf(chosen) {
  const titles = [...new Set(chosen.map(({ title }) => title))];
  return `(${titles.map((title) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|')})$`;
}

/** @param {string[]} args @returns {Promise<number>} the exit code */
function playwright(args) {
  const child = spawn('playwright', ['test', '--config', 'tests/visual/playwright.config.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: childEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: inRoot('node_modules', '.cache', 'playwright.json') }),
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Writes a picture again with fewer bytes and the same pixels: half of what Chromium writes.
 *
 * @param {string} file
 */
async function pack(file) {
  const { default: sharp } = await import('sharp');
  const drawn = readFileSync(file);
  const packed = await sharp(drawn).webp({ lossless: true, effort: 6 }).toBuffer();
  const [before, after] = await Promise.all(
    [drawn, packed].map((bytes) => sharp(bytes).ensureAlpha().raw().toBuffer()),
  );
  if (!after || !before?.equals(after)) throw new Error(`${file} has other pixels once it is packed.`);
  if (packed.length < drawn.length) writeFileSync(file, packed);
}

/** Paths of the pictures below a folder, sorted; none where there is no folder. @param {string} folder */
function filesBelow(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.webp'))
      .sort();
  } catch {
    return [];
  }
}

/** @param {number} bytes */
function sizeOf(bytes) {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
