import { existsSync } from 'node:fs';
import process from 'node:process';
import { Problem, step } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run, tail } from './run.mjs';
import { hashInputs, readStamp, removeStamp, writeStamp } from './stamps.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json'];

/** Environment variables that end up in the built pages. */
const siteVariables = ['PUBLIC_SITE_URL', 'PUBLIC_API_URL', 'COMMERCE_API_URL'];

/**
 * The build in its order. `inputs` decide whether a step is current; a step also counts as stale when one before it that
 * it `uses` was rebuilt, since that one's inputs are among its own.
 */
const steps = [
  {
    name: 'cart-client',
    label: 'Building the cart client',
    inputs: ['packages/cart-client'],
    output: 'packages/cart-client/dist/index.js',
  },
  {
    name: 'fixtures',
    label: 'Building the sample data and mock API',
    inputs: ['packages/fixtures/src', 'packages/fixtures/package.json', 'packages/cart-client/src'],
    output: 'packages/fixtures/dist/index.js',
  },
  {
    name: 'components',
    label: 'Building the components',
    inputs: ['packages/components'],
    output: 'packages/components/dist/index.js',
  },
  {
    name: 'api',
    label: 'Building the reference API',
    inputs: ['packages/api', 'packages/fixtures/src', 'packages/cart-client/src'],
    output: 'packages/api/dist/main.js',
  },
  {
    name: 'site',
    label: 'Building the site (every page, English and German)',
    inputs: ['site', 'packages/components', 'packages/fixtures', 'packages/cart-client'],
    output: 'site/dist/index.html',
    variables: siteVariables,
    // The data of another server can change without a change of any local file.
    always: () => Boolean(process.env.COMMERCE_API_URL),
  },
];

/** Names of the build steps, in order. */
export const stepNames = steps.map(({ name }) => name);

/**
 * Builds what is stale.
 *
 * @param {{ only?: string[], fresh?: boolean }} [options] `only` names steps; `fresh` ignores the stamps
 * @returns {Promise<string[]>} the names of the steps that were built
 * @throws {Problem} when a step fails, with its last lines
 */
export async function build({ only = stepNames, fresh = false } = {}) {
  const built = [];
  for (const { name, label, inputs, output, variables = [], always } of steps) {
    if (!only.includes(name)) continue;
    const values = variables.map((variable) => `${variable}=${process.env[variable] ?? ''}`);
    const hash = hashInputs([...inputs, ...shared], values);
    const current = !fresh && !always?.() && existsSync(inRoot(output)) && readStamp(name) === hash;
    if (current) continue;
    removeStamp(name);
    await step(label, async () => {
      const { code, output: text } = await run('npm', ['run', 'build', '--silent', '-w', `@marketrow/${name}`]);
      if (code !== 0) throw new Problem(`${label} failed:\n\n${tail(text)}`);
    });
    writeStamp(name, hash);
    built.push(name);
  }
  return built;
}
