import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { Problem, step } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run, tail } from './run.mjs';
import { hashInputs, readStamp, removeStamp, writeStamp } from './stamps.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json'];

/** Environment variables that end up in the built pages. */
const siteVariables = [
  'PUBLIC_SITE_URL',
  'PUBLIC_API_URL',
  'PUBLIC_MOCK_API',
  'COMMERCE_API_URL',
  'CATALOG_SIZE',
  'DEMO',
];
const siteInputs = [
  'site',
  'packages/components',
  'packages/contract',
  'packages/fixtures',
  'packages/fixtures-images',
  'packages/cart-client',
];

/**
 * The build in its order. `inputs` decide whether a step is current; a step also counts as stale when one before it that
 * it `uses` was rebuilt, since that one's inputs are among its own.
 */
const steps = [
  {
    name: 'contract',
    label: 'Building the contract',
    inputs: ['packages/contract'],
    output: 'packages/contract/dist/index.js',
  },
  {
    name: 'cart-client',
    label: 'Building the cart client',
    inputs: ['packages/cart-client'],
    output: 'packages/cart-client/dist/index.js',
  },
  {
    name: 'fixtures',
    label: 'Building the sample data and mock API',
    inputs: ['packages/fixtures/src', 'packages/fixtures/package.json', 'packages/contract/src'],
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
    inputs: ['packages/api', 'packages/contract/src', 'packages/fixtures/src'],
    output: 'packages/api/dist/main.js',
  },
  {
    name: 'site',
    label: 'Building the site (every page, English and German)',
    inputs: siteInputs,
    output: 'site/dist/index.html',
    variables: siteVariables,
    // The data of another server can change without a change of any local file.
    always: () => Boolean(process.env.COMMERCE_API_URL),
  },
  {
    name: 'demo',
    label: 'Building the static demo (every page, and the worker that answers the calls)',
    inputs: siteInputs,
    output: 'site/demo/dist/index.html',
    variables: ['PUBLIC_SITE_URL'],
    script: ['build', '-w', '@marketrow/site', '--', '--outDir', 'demo/dist'],
    env: { PUBLIC_MOCK_API: '1' },
    // The demo is asked for by its name.
    onlyNamed: true,
  },
  {
    name: 'on-demand',
    label: 'Building the site with pages on demand (those of the catalogue are made when they are asked for)',
    inputs: siteInputs,
    output: 'site/on-demand/dist/server/entry.mjs',
    variables: siteVariables,
    always: () => Boolean(process.env.COMMERCE_API_URL),
    script: ['build', '-w', '@marketrow/site', '--', '--outDir', 'on-demand/dist'],
    env: { PAGES_ON_DEMAND: '1' },
    onlyNamed: true,
  },
  {
    name: 'storybook',
    label: 'Building Storybook',
    inputs: [
      '.storybook',
      'packages/components',
      'packages/contract/src',
      'packages/fixtures/src',
      'packages/fixtures-images/images',
      'packages/cart-client/src',
      'site/src',
      'site/public/favicon.svg',
      // Texts of its pages.
      'docs/accessibility.md',
      'docs/specification.md',
      ...readdirSync(inRoot('.changeset')).map((name) => `.changeset/${name}`),
      ...readdirSync(inRoot('packages')).map((name) => `packages/${name}/CHANGELOG.md`),
    ],
    withStories: true,
    output: 'storybook-static/index.json',
    script: ['storybook', '--', 'build', '--stats-json'],
    onlyNamed: true,
  },
];

/** Names of the build steps, in order. */
export const stepNames = steps.map(({ name }) => name);

const usualNames = steps.flatMap(({ name, onlyNamed = false }) => (onlyNamed ? [] : [name]));

/**
 * Returns the steps that `npm start` needs. A shop without the sample has no pages until its server answers: a build without
 * `COMMERCE_API_URL` would make those of the sample's products, over its own.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function startSteps(env) {
  const hasPages = env.SAMPLE_DATA !== '0' || Boolean(env.COMMERCE_API_URL);
  return hasPages ? usualNames : usualNames.filter((name) => name !== 'site');
}

/**
 * Builds what is stale.
 *
 * @param {{ only?: string[], fresh?: boolean }} [options] `only` names steps; `fresh` ignores the stamps
 * @returns {Promise<string[]>} the names of the steps that were built
 * @throws {Problem} when a step fails, with its last lines
 */
export async function build({ only = usualNames, fresh = false } = {}) {
  const built = [];
  for (const {
    name,
    label,
    inputs,
    output,
    variables = [],
    always,
    env,
    withStories = false,
    script = ['build', '-w', `@marketrow/${name}`],
  } of steps) {
    if (!only.includes(name)) continue;
    const values = variables.map((variable) => `${variable}=${process.env[variable] ?? ''}`);
    const hash = hashInputs([...inputs, ...shared], values, { withStories });
    const current = !fresh && !always?.() && existsSync(inRoot(output)) && readStamp(name) === hash;
    if (current) continue;
    removeStamp(name);
    await step(label, async () => {
      const { code, output: text } = await run('npm', ['run', '--silent', ...script], env ? { env } : {});
      if (code !== 0) throw new Problem(`${label} failed:\n\n${tail(text)}`);
    });
    writeStamp(name, hash);
    built.push(name);
  }
  return built;
}
