/**
 * Makes a big catalogue product by product, beside `JSON.stringify` of the very same records, in one process, turn by turn.
 * Prints how many times faster making is than writing (1 is as fast), and the memory the process held at most.
 * Exit 1 below `--least` (default 0.25), or above `--megabytes` (default 300).
 */
import process from 'node:process';
import { createCatalog } from '@marketrow/fixtures/catalog';

const option = (/** @type {string} */ name, /** @type {number} */ fallback) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback);
const products = option('products', 100_000);
const rounds = 5;
const chunk = 1000;
const catalog = createCatalog({ seed: 7, products, shops: 40 });

/** @type {number[]} */
const ratios = [];
for (let round = -1; round < rounds; round++) {
  let making = 0;
  let writing = 0;
  const walk = catalog[Symbol.iterator]();
  for (let done = 0; done < products; done += chunk) {
    const records = [];
    let started = performance.now();
    while (records.length < chunk) {
      const next = walk.next();
      if (next.done) break;
      records.push(next.value);
    }
    making += performance.now() - started;
    started = performance.now();
    for (const record of records) JSON.stringify(record);
    writing += performance.now() - started;
  }
  if (round >= 0) ratios.push(writing / making);
}
const ratio = ratios.sort((a, b) => a - b)[rounds >> 1] ?? 0;
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(
  `${String(products)} products: ${ratio.toFixed(2)} times the speed of JSON.stringify, ${megabytes.toFixed(0)} MB at most\n`,
);
if (ratio < option('least', 0.25) || megabytes > option('megabytes', 300)) process.exitCode = 1;
