/*
 * `npm run new:page -- /new-arrivals "New arrivals" "Neu eingetroffen" newProducts`: writes a list page with its path in
 * `routes.ts`, its messages in both languages and its rows in the tests. The last argument is the function of `src/data`
 * that gives the products; left out: all of them. `NEW_PAGE_ROOT` is another root of the repository, for the test.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = process.env['NEW_PAGE_ROOT'] ?? fileURLToPath(new URL('../..', import.meta.url));
const [path = '', english = '', german = '', list = 'products'] = process.argv.slice(2);
const key = path.slice(1).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const at = {
  page: `site/src/pages/[...locale]${path}/[...page].astro`,
  routes: 'site/src/routes.ts',
  data: 'site/src/data/index.ts',
  tests: 'tests/pages/list-pages.json',
  pictures: 'tests/visual/pages.ts',
};

const problem = await refusal();
if (problem === undefined) {
  for (const file of await create()) console.log(file);
} else {
  console.error(`mr: ${problem}`);
  process.exitCode = 1;
}

/** Why the page cannot be written; nothing when it can. */
async function refusal() {
  if (!/^\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(path) || english === '' || german === '') {
    return 'a page needs a path of small letters, digits and hyphens, and its title in both languages. Call it as `npm run new:page -- /new-arrivals "New arrivals" "Neu eingetroffen" newProducts`.';
  }
  if (/['\\]/.test(english + german)) {
    return 'a title holds a straight quotation mark or a backslash, which would end the text in the message file. Write ’ instead.';
  }
  const taken = await read(at.routes);
  if (taken.includes(`'${path}'`) || new RegExp(`\\b${key}:`).test(taken) || existsSync(join(root, at.page))) {
    return `${path} is a page already. Nothing was written. Choose another path.`;
  }
  if (!new RegExp(`export (?:async )?function ${list}\\(locale: Locale\\)`).test(await read(at.data))) {
    return `${at.data} has no function ${list}(locale). It gives the products of the page: write it first, or name another.`;
  }
  return undefined;
}

/** Writes everything; gives the files that it wrote. */
async function create() {
  await mkdir(dirname(join(root, at.page)), { recursive: true });
  await writeFile(join(root, at.page), page());
  await insert(at.routes, `  notFound: '/404',`, `  ${key}: '${path}',`);
  await insert(
    'site/src/i18n/en/index.ts',
    '  notFound: {',
    messages(english, `${english} on Marketrow: every product of this list, from all shops, with its price of today.`),
  );
  await insert(
    'site/src/i18n/de/index.ts',
    '  notFound: {',
    messages(german, `${german} auf Marketrow: alle Artikel dieser Liste, aus allen Läden, mit dem Preis von heute.`),
  );
  const rows = JSON.parse(await read(at.tests));
  await writeFile(join(root, at.tests), `${JSON.stringify([...rows, { path, en: english, de: german }], null, 2)}\n`);
  await insert(
    at.pictures,
    `  { template: 'wish-list',`,
    `  { template: '${path.slice(1)}/[...page]', path: '${path}' },`,
  );
  return [at.page, at.routes, 'site/src/i18n/en/index.ts', 'site/src/i18n/de/index.ts', at.tests, at.pictures];
}

function page() {
  return `---
import { ${list} } from '../../../data';
import ListPage from '../../../layouts/ListPage.astro';
import { listParams, paths } from '../../../routes';

export function getStaticPaths() {
  return listParams(24, ${list});
}

const { results } = Astro.props;
const t = Astro.locals.t.${key};
---

<ListPage path={paths.${key}} title={t.title} description={t.description} products={results} />
`;
}

/** @param {string} title @param {string} description */
function messages(title, description) {
  const line = `    description: '${description}',`;
  const lines = line.length > 120 ? `    description:\n      '${description}',` : line;
  return `  ${key}: {\n    title: '${title}',\n${lines}\n  },`;
}

/** Puts text before the line that begins with another. @param {string} file @param {string} before @param {string} text */
async function insert(file, before, text) {
  const source = await read(file);
  const place = source.indexOf(`\n${before}`);
  if (place === -1) throw new Error(`mr: ${file} has no line "${before.trim()}", before which the page is written.`);
  await writeFile(join(root, file), `${source.slice(0, place)}\n${text}${source.slice(place)}`);
}

/** @param {string} file */
function read(file) {
  return readFile(join(root, file), 'utf8');
}
