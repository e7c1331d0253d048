/**
 * Renders 48 product cards to a string: the built kit against hand-written React of the same elements and text, in one
 * process, turn by turn. Prints the ratio of their speeds; 1 is as fast as by hand. Exit 1 below `--least` (default 0.65).
 */
import { mkdir } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

process.env.NODE_ENV = 'production'; // before React is loaded

const least = Number(process.argv.find((arg) => arg.startsWith('--least='))?.slice('--least='.length) ?? 0.65);
const cards = 48;
const warmUp = 60;
const rounds = 300;

const [{ build }, { createElement }, { renderToString }, { ProductCard }, { StaticCardActions }] = await Promise.all([
  import('esbuild'),
  import('react'),
  import('react-dom/server'),
  import('@marketrow/components/ProductCard'),
  import('@marketrow/components/StaticCardActions'),
]);
const PlainCard = await compilePlainCard();

const products = Array.from({ length: cards }, (_, index) => product(index));
const page = (/** @type {(record: any) => import('react').ReactElement} */ card) =>
  createElement(
    'ul',
    null,
    products.map((record) => createElement('li', { key: record.id }, card(record))),
  );
const common = (/** @type {any} */ record) => ({
  product: record,
  href: `/products/${record.slug}`,
  srcSet: `${record.thumbnail} 960w`,
  sizes: '(min-width: 900px) 25vw, 50vw',
});
const lineOf = (/** @type {any} */ { id, slug, title, price, thumbnail }) => ({
  id,
  slug,
  name: title,
  price,
  qty: 1,
  imgUrl: thumbnail,
});
const contenders = /** @type {const} */ ([
  [
    'kit',
    page((record) =>
      createElement(ProductCard, {
        ...common(record),
        actions: createElement(StaticCardActions, { product: record, line: lineOf(record) }),
      }),
    ),
  ],
  ['plain', page((record) => createElement(PlainCard, { ...common(record), line: lineOf(record) }))],
]);

const [kitShape, plainShape] = contenders.map(([, element]) => shape(renderToString(element)));
if (kitShape !== plainShape) {
  throw new Error(
    'mr: the two cards differ in elements or text. A ratio would mean nothing. Bring bench/PlainCard.tsx up to date.',
  );
}

/** @type {Record<string, number[]>} */
const times = { kit: [], plain: [] };
for (let round = -warmUp; round < rounds; round++) {
  // Who goes first changes, so that neither always meets the garbage of the other.
  for (const [name, element] of round % 2 === 0 ? contenders : [...contenders].reverse()) {
    const started = performance.now();
    renderToString(element);
    if (round >= 0) times[name]?.push(performance.now() - started);
  }
}

const kit = median(times.kit ?? []);
const plain = median(times.plain ?? []);
// Round by round, so that what else the machine does falls on both.
const ratio = median((times.plain ?? []).map((time, round) => time / (times.kit?.[round] ?? Number.NaN)));
console.log(`${cards} cards, median of ${rounds}: kit ${kit.toFixed(3)} ms, plain React ${plain.toFixed(3)} ms`);
console.log(`ratio ${ratio.toFixed(2)} of plain React (least ${least})`);
process.exitCode = ratio >= least ? 0 : 1;

async function compilePlainCard() {
  const folder = fileURLToPath(new URL('../node_modules/.cache/bench/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const outfile = `${folder}PlainCard.mjs`;
  const entry = fileURLToPath(new URL('PlainCard.tsx', import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, packages: 'external', format: 'esm', jsx: 'automatic' });
  return (await import(pathToFileURL(outfile).href)).PlainCard;
}

/** A record, made up from its number: every branch of the card is taken by some. @param {number} index */
function product(index) {
  return {
    id: `p-${index}`,
    slug: `product-${index}`,
    title: `Amber table lamp number ${index} with a linen shade`,
    price: 12.95 + index * 7.3,
    discount: index % 3 === 0 ? 15 : 0,
    thumbnail: `/images/products/product-${index}-1.webp`,
    images: [],
    shop: { name: index % 2 === 0 ? 'Northgate & Sons' : 'Fern Hill' },
    rating: index % 8 === 7 ? 0 : 3.4 + (index % 16) / 10,
    reviews: new Array(index % 8 === 7 ? 0 : 1 + (index % 24)).fill({}),
    colors: index % 4 === 0 ? ['#22283f', '#c4463f', '#2d7a4b'] : [],
    status: index % 5 === 0 ? 'New' : null,
    unit: null,
  };
}

/** Elements and text of a page, without the attributes' values. @param {string} html */
function shape(html) {
  return html.replace(/<!-- -->/g, '').replace(/<(\w+)[^>]*>/g, '<$1>');
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
