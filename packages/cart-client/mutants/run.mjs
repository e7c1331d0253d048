/*
 * Mutation check: plants each bug of list.mjs into a copy of the sources and runs the tests on it. A bug that no test
 * notices fails the check, and so does one whose label is not in the sources any more.
 * `npm run test:mutants -w @marketrow/cart-client`; with a word only the mutants whose name has it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutants } from './list.mjs';

const home = join(import.meta.dirname, '..');
const root = join(home, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'cart-mutants-'));
const work = join(folder, 'cart-client');
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

/**
 * The source with the statement below the label changed; `undefined` if there is none.
 *
 * @param {string} source @param {(typeof mutants)[number]} mutant
 */
function mutate(source, { label, remove, condition, code }) {
  const marks = source.split(`// Mutant: ${label}.\n`);
  if (marks.length !== 2) return undefined;
  const [before = '', after = ''] = marks;
  if (condition !== undefined) {
    const start = after.indexOf('if (') + 4;
    return before + after.slice(0, start) + condition + after.slice(endOf(after, start));
  }
  const end = after.indexOf('\n', after.search(/;\n/)) + 1;
  return before + (remove ? '' : `${code ?? ''}\n`) + after.slice(end);
}

/** @param {string} text @param {number} start the place after an opening bracket; gives the place of the closing one */
function endOf(text, start) {
  let depth = 1;
  let place = start;
  for (; depth > 0; place += 1) depth += text[place] === '(' ? 1 : text[place] === ')' ? -1 : 0;
  return place - 1;
}

let escaped = 0;
try {
  mkdirSync(work);
  for (const part of ['src', 'test']) cpSync(join(home, part), join(work, part), { recursive: true });
  cpSync(join(home, 'package.json'), join(work, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // A test compares the client's limits with those of the contract, which lies beside it.
  symlinkSync(join(root, 'packages', 'fixtures'), join(folder, 'fixtures'));
  writeFileSync(join(work, 'vitest.config.mjs'), config);
  const whole = await passes();
  if (!whole.passed) throw new Error(`The tests fail without a mutant:\n${whole.printed}`);
  const wanted = mutants.filter(({ name }) => name.includes(process.argv[2] ?? ''));
  for (const mutant of wanted) {
    const path = join(work, 'src', mutant.file);
    const source = readFileSync(path, 'utf8');
    const mutated = mutate(source, mutant);
    if (mutated === undefined) {
      escaped += 1;
      console.log(`LOST    ${mutant.name}: ${mutant.file} has no statement with the label ${mutant.label}`);
      continue;
    }
    writeFileSync(path, mutated);
    const { passed } = await passes();
    writeFileSync(path, source);
    if (passed) escaped += 1;
    console.log(`${passed ? 'ESCAPED' : 'caught '} ${mutant.name}`);
  }
  console.log(`${wanted.length - escaped} of ${wanted.length} mutants caught`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (escaped > 0) process.exitCode = 1;
