import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { createLogger, describeError } from './logger.ts';
import { type ImportedCatalog, type ImportedShop, importedSeed } from './records/importedSeed.ts';
import { seedTables } from './records/seed.ts';
import { StartupError } from './startupError.ts';

const usage = `npm run seed -- --from products.csv [--shop NAME] [--email ADDRESS]
Fills an empty database with the products of a Shopify or WooCommerce export, and the shop, brands and categories that they need.
  --from    the CSV file
  --shop    name of the shop that sells them ("My shop")
  --email   its address for customers (hello@shop.example)
Environment: DATA_DIR (.data), or DATABASE_URL (PostgreSQL).`;

/** Lines of a list of problems that are printed; the rest is counted. */
const shownProblems = 50;

await main().catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof StartupError) console.error(error.message);
  else console.error('mr: the database was not filled.', describeError(error));
});

async function main(): Promise<void> {
  const { help, from, ...shop } = readArguments();
  if (help) {
    console.log(usage);
    return;
  }
  if (from === undefined) throw refusal(`mr: no file is named.\n\n${usage}`);
  const catalog = await readCatalog(from);
  console.error(`Read: ${String(catalog.products.length)} products in ${from}`);
  const config = readConfig(process.env);
  await fill(config, catalog, shop);
  const place = config.databaseUrl ? 'DATABASE_URL=…' : `DATA_DIR=${config.dataDirectory}`;
  console.error(`The shop is filled. Start it without the sample: SAMPLE_DATA=0 ${place} npm start`);
}

function readArguments(): ImportedShop & { help: boolean; from: string | undefined } {
  const options = {
    help: { type: 'boolean', default: false },
    from: { type: 'string' },
    shop: { type: 'string', default: 'My shop' },
    email: { type: 'string', default: 'hello@shop.example' },
  } as const;
  try {
    const { help, from, shop, email } = parseArgs({ options }).values;
    if (shop.trim() === '') throw new Error('--shop is empty');
    if (!z.email().safeParse(email).success) throw new Error(`--email is no address: "${email}"`);
    return { help, from, name: shop.trim(), email };
  } catch (error) {
    throw refusal(`mr: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Reads the products of a file. Throws a `StartupError` that names row and field of each that does not fit. */
async function readCatalog(from: string): Promise<ImportedCatalog> {
  const { productsFromCsv } = await loadImport();
  // npm runs scripts in the folder of the package.
  const path = resolve(process.env['INIT_CWD'] ?? '.', from);
  const csv = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw refusal(`mr: ${path} cannot be read (${codeOf(cause)}). Nothing was written. Give --from the exported file.`);
  });
  const { products, categories, problems } = read(() => productsFromCsv(csv), from);
  if (problems.length > 0) {
    const lines = problems
      .toSorted((a, b) => a.row - b.row)
      .map(({ row, field, message }) => `${from}, row ${String(row)}, ${field}: ${message}`);
    const rest = lines.length - shownProblems;
    const more = rest > 0 ? `\n… and ${String(rest)} more` : '';
    throw refusal(
      `${lines.slice(0, shownProblems).join('\n')}${more}\nmr: ${from} does not fit, and nothing was written. Correct these fields and try again.`,
    );
  }
  if (products.length === 0) throw refusal(`mr: ${from} has no products. Nothing was written.`);
  return { products, categories };
}

function read<Value>(parse: () => Value, from: string): Value {
  try {
    return parse();
  } catch (error) {
    throw refusal(`${error instanceof Error ? error.message : String(error)}\nmr: nothing of ${from} was written.`);
  }
}

async function fill(config: Config, catalog: ImportedCatalog, shop: ImportedShop): Promise<void> {
  const database = await openDatabase(
    {
      databaseUrl: config.databaseUrl,
      dataDirectory: config.dataDirectory,
      pool: { pooler: config.databasePooler, directUrl: config.databaseDirectUrl },
    },
    createLogger(config.logLevel),
  );
  const place = config.databaseUrl ? new URL(config.databaseUrl).host : config.dataDirectory;
  try {
    const onProgress = (table: string, rows: number) => console.error(`Filled: ${table}, ${String(rows)}`);
    if (!(await seedTables(database.orm, importedSeed(catalog, shop), onProgress)))
      throw refusal(
        `mr: the database in ${place} has products already, and nothing was written. Fill an empty one: another DATA_DIR, or another database in DATABASE_URL.`,
      );
  } finally {
    await database.close();
  }
}

/** Loads the mapping, whose package is installed beside the API only where somebody wants it. */
function loadImport() {
  return import('@marketrow/fixtures/import').catch((cause: unknown) => {
    throw new StartupError(
      'bad-configuration',
      'mr: the mapping of files is in @marketrow/fixtures, which cannot be loaded. Install it: npm install @marketrow/fixtures.',
      { cause },
    );
  });
}

function refusal(message: string): StartupError {
  return new StartupError('bad-configuration', message);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
