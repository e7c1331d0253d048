/*
 * Shows price, stock and availability of today on a page that was built before. Loaded when the browser is idle; only what
 * differs is drawn, and only then the templates are loaded.
 */
import type { CartItem } from '@marketrow/cart-client';
import { salePriceCents } from '@marketrow/cart-client/money';
import { lowStock } from '@marketrow/components/VariantPicker';
import { shownPercent } from '../data/shownPercent';
import { fill } from '../i18n/fill';
import { percentIn } from '../i18n/plural';
import { find, hold, read, selector } from '../markup';
import { drawPrice, elementOf, isShown } from './drawPrice';
import { loadTemplates } from './loadTemplates';
import { readLive, type Live } from './readLive';
import type { LiveTemplates } from './templates';

/** Attribute with the cart line of a card. */
const lineAttribute = 'data-mr-line';

// Cards that come in later, such as those of the wishlist.
document.addEventListener('mr-update', () => void showCards().catch(Boolean));

/** Shows the live values of all products of the page. A page that gets no answer stays as it was built. */
export async function showLive(): Promise<void> {
  const place = find(document, 'price-of');
  const bundle = find(document, 'add-all');
  // Asked for together with the cards: one call.
  if (place) void readLive(read(place, 'price-of'));
  for (const { id } of bundle ? read(bundle, 'add-all').lines : []) void readLive(String(id));
  await Promise.all([showCards(), place && import('./showProduct').then(({ showProduct }) => showProduct())]);
}

async function showCards(): Promise<void> {
  const templates = [...document.querySelectorAll('template')].map(({ content }) => content);
  const lines = [document, ...templates].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>('article > [data-mr-line]'),
  ]);
  await Promise.all(
    lines.map(async (node) => {
      const { id } = lineOf(node);
      await showCard(node, await readLive(id));
    }),
  );
  // The page of the wishlist counts what is sold of it.
  document.dispatchEvent(new Event('mr-live-shown'));
}

function lineOf(node: HTMLElement): CartItem & { id: string } {
  return JSON.parse(node.getAttribute(lineAttribute) ?? '{}') as CartItem & { id: string };
}

async function showCard(node: HTMLElement, live: Live): Promise<void> {
  const card = node.parentElement;
  if (live === undefined || !card) return;
  const item = card.closest('li');
  if (item) item.hidden = live === null;
  if (!live) return;
  const { price, discount, soldOut } = live;
  const line = { ...lineOf(node), price: salePriceCents(price, discount) / 100 };
  node.setAttribute(lineAttribute, JSON.stringify(line));
  showActions(card, soldOut);

  const shown = card.querySelector('.mr-Price-root');
  const isSame = !shown || isShown(shown, live);
  const left = lowStock(live.left);
  if (isSame && left === namedOn(card)) return;
  const templates = await loadTemplates();
  if (shown && !isSame) drawPrice(shown, live, templates);
  writeNamed(card, left);
  showTags(card, templates, left, shownPercent(live));
}

/** Returns the number of items that the card's tag names; `undefined` without such a tag. */
function namedOn(card: HTMLElement): number | undefined {
  return card.matches(selector('left')) ? read(card, 'left') : undefined;
}

function writeNamed(card: HTMLElement, left: number | undefined): void {
  for (const [name, value] of Object.entries(hold('left', left ?? 0))) {
    if (left === undefined) card.removeAttribute(name);
    else card.setAttribute(name, value);
  }
}

/** A card of the wishlist has a button of its own in place of the plus button. */
function showActions(card: HTMLElement, soldOut: boolean): void {
  const corner = card.querySelector<HTMLElement>('.mr-ProductCard-notch');
  if (corner) corner.hidden = soldOut;
  const move = find(card, 'move') ?? find(card, 'choose');
  if (move) move.hidden = soldOut;
  const sold = find(card, 'sold-out');
  if (sold) sold.hidden = !soldOut;
}

function showTags(card: HTMLElement, templates: LiveTemplates, left: number | undefined, percent: number): void {
  let tags = card.querySelector('.mr-ProductCard-tags');
  for (const other of [...(tags?.children ?? [])]) if (other.textContent !== templates.new) other.remove();
  if (!tags) {
    tags = elementOf('<p class="mr-ProductCard-tags"></p>');
    card.querySelector('.mr-ProductCard-title')?.after(tags);
  }
  if (percent > 0) tags.prepend(elementOf(fill(templates.discount, { percent: percentIn(templates.tag, percent) })));
  if (left !== undefined)
    tags.prepend(elementOf(left === 0 ? templates.soldOut : fill(templates.left, { count: left })));
  if (tags.childElementCount === 0) tags.remove();
}
