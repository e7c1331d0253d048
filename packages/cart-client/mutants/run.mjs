/*
 * Mutation check: plants each bug of list.mjs into a copy of the sources and runs the tests on it. A bug that no test
 * notices fails the check, and so does one whose text is not in the sources any more.
 * `npm run test:mutants -w @marketrow/cart-client`; with a word only the mutants whose name has it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutants } from './list.mjs';

const home = join(import.meta.dirname, '..');
const root = join(home, '..', '..');
const work = mkdtempSync(join(tmpdir(), 'cart-mutants-'));
const config = `export default { test: { root: ${JSON.stringify(work)}, include: ['test/**/*.test.ts'],
  exclude: ['**/money.test.ts', '**/return-to.test.ts', '**/wishlist.test.ts'], bail: 1, api: { host: '127.0.0.1' } } };`;

/** Runs the tests on the copy; gives whether all passed, and what was printed. */
async function passes() {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', join(work, 'vitest.config.mjs')],
    {
      cwd: work,
      env: { ...process.env, CART_RUNS: '200', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'exit');
  return { passed: code === 0, printed };
}

let escaped = 0;
try {
  for (const folder of ['src', 'test']) cpSync(join(home, folder), join(work, folder), { recursive: true });
  cpSync(join(home, 'package.json'), join(work, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'));
  writeFileSync(join(work, 'vitest.config.mjs'), config);
  const whole = await passes();
  if (!whole.passed) throw new Error(`The tests fail without a mutant:\n${whole.printed}`);
  const wanted = mutants.filter(({ name }) => name.includes(process.argv[2] ?? ''));
  for (const { name, file, find, replace } of wanted) {
    const path = join(work, 'src', file);
    const source = readFileSync(path, 'utf8');
    const places = source.split(find).length - 1;
    if (places === 1) {
      writeFileSync(
        path,
        source.replace(find, () => replace),
      );
      const { passed } = await passes();
      writeFileSync(path, source);
      if (passed) escaped += 1;
      console.log(`${passed ? 'ESCAPED' : 'caught '} ${name}`);
    } else {
      escaped += 1;
      console.log(`LOST    ${name}: its text occurs ${places} times in ${file}`);
    }
  }
  console.log(`${wanted.length - escaped} of ${wanted.length} mutants caught`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
if (escaped > 0) process.exitCode = 1;
