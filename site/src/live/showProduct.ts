/* The product of a page, and what is often bought with it, at the values of today. */
import { attachBundleBox, bundleIds, writeBundleItem } from '@marketrow/components/BundleBox/attach';
import { writeVariants } from '@marketrow/components/VariantPicker/attach';
import type { LiveProduct } from '@marketrow/contract';
import { salePriceCents } from '@marketrow/cart-client/money';
import { choicePrice, type PriceFields } from '../data/contractRules';
import { shownPercent } from '../data/shownPercent';
import { fill } from '../i18n/fill';
import { percentIn } from '../i18n/plural';
import { find, findAll, hold, read, type Held } from '../markup';
import { drawPrice, elementOf, isShown } from './drawPrice';
import { readLive } from './readLive';
import { loadTemplates } from './loadTemplates';

/** Shows the live values of the page's product and of its bundle. */
export async function showProduct(): Promise<void> {
  const place = find(document, 'price-of');
  const live = place ? await readLive(read(place, 'price-of')) : undefined;
  if (live !== undefined) showForm(live);
  document.dispatchEvent(new CustomEvent('mr-product-live', { detail: live !== null }));
  if (live) await showPrices(live);
  await showBundle();
  // Attached parts of the page show price and stock of the choice that is made.
  const picker = find(document, 'buy')?.querySelector('[data-mr-root=variant-picker]');
  picker?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Shows the form, or in its place that the product cannot be bought. The choice that is made stays. */
function showForm(live: LiveProduct | null): void {
  const form = find(document, 'buy');
  const notSold = find(document, 'not-sold');
  if (!form || !notSold) return;
  const texts = read(notSold, 'not-sold');
  const isSold = live !== null && !live.soldOut;
  form.hidden = !isSold;
  notSold.hidden = isSold;
  notSold.querySelector('p')?.replaceChildren(live ? texts.soldOut : texts.notSold);
  for (const part of document.querySelectorAll<HTMLElement>('.site-promises, .site-buy-bar')) part.hidden = !isSold;
  if (!live) return;
  const { price, discount, compareAtPrice, stock, variants = [] } = live;
  const before = read(form, 'buy');
  const line = { ...before.line, price: salePriceCents(price, discount) / 100 };
  write(form, 'buy', { ...before, line, price, discount, compareAtPrice, stock, variants });
  form.querySelector('[name=quantity]')?.setAttribute('aria-valuemax', String(stock ?? 9_999));
  const picker = form.querySelector<HTMLElement>('[data-mr-root=variant-picker]');
  if (picker) writeVariants(picker, variants, stock);
}

/** Shows the price of the product, and those of choices with a price of their own. */
async function showPrices(live: LiveProduct): Promise<void> {
  const known = [...findAll(document, 'price-of')].map((place) => read(place, 'price-of'));
  const variants = live.variants ?? [];
  for (const place of findAll(document, 'price-of')) {
    if (read(place, 'price-of') !== live.id) continue;
    for (const { id, price, discount, compareAtPrice } of variants) {
      if (known.includes(id) || (price ?? discount ?? compareAtPrice) === undefined) continue;
      const copy = place.cloneNode(true) as HTMLElement;
      copy.hidden = true;
      write(copy, 'price-of', id);
      place.after(copy);
    }
  }
  const changed = await Promise.all(
    [...findAll(document, 'price-of')].map((place) => {
      const id = read(place, 'price-of');
      return showPrice(
        place.firstElementChild,
        choicePrice(
          live,
          variants.find((variant) => variant.id === id),
        ),
      );
    }),
  );
  if (changed.some(Boolean)) await showBadge(live);
}

/** Returns whether the price was another one. */
async function showPrice(shown: Element | null | undefined, fields: PriceFields): Promise<boolean> {
  if (!shown || isShown(shown, fields)) return false;
  drawPrice(shown, fields, await loadTemplates());
  return true;
}

/** Shows on the pictures what a card's tag says. A page that was built without a tag shows none. */
async function showBadge(live: LiveProduct): Promise<void> {
  const badge = document.querySelector<HTMLElement>('[data-mr-root=gallery] .mr-Badge-root');
  const templates = await loadTemplates();
  const percent = shownPercent(live);
  if (!badge || (percent === 0 && badge.textContent === templates.new)) return;
  badge.hidden = percent === 0;
  const discount = fill(templates.discount, { percent: percentIn(templates.tag, percent) });
  badge.textContent = elementOf(discount).textContent;
}

/** Shows what is often bought together: prices and availability of the rows, the sum, and the lines that its button adds. */
async function showBundle(): Promise<void> {
  const bundle = find(document, 'add-all');
  if (!bundle) return;
  const { lines, added } = read(bundle, 'add-all');
  const rows = bundle.querySelectorAll('li');
  const values = await Promise.all(bundleIds(bundle).map((id) => readLive(String(id))));
  for (const [index, live] of values.entries()) {
    const row = rows[index];
    const tick = row?.querySelector('input');
    if (live === undefined || !row || !tick) continue;
    row.hidden = live === null;
    // A row stands for the choice that is pictured, whose stock only the build knows.
    const isGone = !live || live.soldOut || (tick.disabled && live.variants !== undefined);
    if (tick.disabled !== isGone) await showSoldOut(row, isGone);
    tick.disabled = isGone;
    if (isGone) tick.checked = false;
    if (!live) continue;
    writeBundleItem(bundle, index, choicePrice(live));
    await showPrice(row.querySelector('.mr-Price-root'), choicePrice(live));
  }
  const priced = lines.map((line, index) => {
    const live = values[index];
    return live ? { ...line, price: salePriceCents(live.price, live.discount) / 100 } : line;
  });
  write(bundle, 'add-all', { lines: priced, added });
  // Adds up what is ticked; the page attaches the box for good at the first use.
  attachBundleBox(bundle, { onAdd: () => undefined })();
}

async function showSoldOut(row: HTMLElement, isGone: boolean): Promise<void> {
  row.querySelector('.mr-BundleBox-soldOut')?.remove();
  if (!isGone) return;
  const { rowSoldOut } = await loadTemplates();
  const text = document.createElement('span');
  text.className = 'mr-BundleBox-soldOut';
  text.textContent = rowSoldOut;
  row.querySelector('.mr-BundleBox-text')?.append(text);
}

function write<Name extends keyof Held>(element: HTMLElement, name: Name, value: Held[Name]): void {
  for (const [attribute, text] of Object.entries(hold(name, value))) element.setAttribute(attribute, text as string);
}
