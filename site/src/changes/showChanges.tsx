/*
 * Has a built page show price, stock and whether a product is sold as the demo session has them. The shop's script loads it
 * only where a cookie says that there are changes, so it may use React to draw what the kit draws on a server.
 */
import { attachBundleBox, bundleIds, writeBundleItem } from '@marketrow/components/BundleBox/attach';
import type { CartItem } from '@marketrow/cart-client';
import { Price } from '@marketrow/components/Price';
import { StaticCardActions } from '@marketrow/components/StaticCardActions';
import { ProductCard, type ProductCardProps } from '@marketrow/components/ProductCard';
import { choicePrice, isSoldOut } from '../data/contractRules';
import { cartLine } from '../cart/cartLine';
import { keptPromise } from '../keptPromise';
import { find, findAll, hold, read } from '../markup';
import { readJson } from '../readJson';
import { changesFile, localeOfParam, type Locale } from '../routes';
import type { ChangesContext } from './context';
import { draw } from './draw';
import { forgetAnswer, readChanges, type Changes } from './readChanges';
import { showProduct } from './showProduct';

/** Attribute with the cart line of a card. */
const lineAttribute = 'data-mr-line';
/** The classes of the kit's parts that are replaced. */
const price = '.mr-Price-root';
const tags = '.mr-ProductCard-tags';
const corner = '.mr-ProductCard-notch';

interface Now {
  changes: Changes;
  context: ChangesContext;
}

const contexts = new Map<Locale, Promise<ChangesContext>>();

void showChanges();
// A page that comes back from the browser's cache reads them anew.
addEventListener('pageshow', ({ persisted }) => persisted && void showChanges());
// Cards that come in later, such as those of the wishlist.
document.addEventListener('mr-update', () => void readNow().then((now) => now && showCards(now)));

/** Reads what has changed, and shows it. A page that does not get an answer stays as it was built. */
async function showChanges(): Promise<void> {
  forgetAnswer();
  const now = await readNow();
  if (!now) return;
  await showProduct(now.changes, now.context);
  showBundle(now.changes, now.context);
  showCards(now);
}

/** What has changed, and what draws it. Undefined: nothing has, or it cannot be read now. */
async function readNow(): Promise<Now | undefined> {
  const locale = localeOfParam(document.documentElement.lang);
  const [changes, context] = await Promise.all([
    readChanges(),
    keptPromise(contexts, locale, () => readJson<ChangesContext>(changesFile(locale), 'kit')).catch(() => undefined),
  ]);
  return changes.size > 0 && context ? { changes, context } : undefined;
}

/** Shows what has changed on every card of the page. */
function showCards({ changes, context }: Now): void {
  const templates = [...document.querySelectorAll('template')].map(({ content }) => content);
  for (const part of [document, ...templates])
    for (const node of part.querySelectorAll<HTMLElement>('article > [data-mr-line]')) showCard(node, changes, context);
  // Lists and cards show what is in the cart, and the wishlist's page which of its cards are sold. Not heard above: it does not bubble.
  for (const cards of findAll(document, 'cards')) cards.dispatchEvent(new Event('mr-update'));
  document.dispatchEvent(new Event('mr-changes-shown'));
}

function showCard(node: HTMLElement, changes: Changes, { kit }: ChangesContext): void {
  const line = JSON.parse(node.getAttribute(lineAttribute) ?? '{}') as CartItem;
  const product = changes.get(line.slug);
  const card = node.parentElement;
  if (!product || !card) return;
  const item = card.closest('li');
  if (item) item.hidden = !product.published;
  const layout = (card.getAttribute('data-layout') ?? undefined) as ProductCardProps['layout'];
  const canAdd = !isSoldOut(product);
  const now = { ...line, price: cartLine(product).price };
  node.setAttribute(lineAttribute, JSON.stringify(now));
  const shown = { ...product, title: line.name };
  const drawn = draw(
    <ProductCard
      {...kit.ProductCard}
      product={shown}
      href=""
      layout={layout}
      soldOut={!canAdd}
      actions={<StaticCardActions product={shown} line={now} addable={canAdd} labels={kit.ProductCard.labels} />}
    />,
  );
  replace(card, price, drawn);
  if (!card.querySelector(tags)) card.querySelector('a')?.parentElement?.after(place(tags));
  replace(card, tags, drawn);
  // A card of the wishlist has its own button.
  const move = find(card, 'move') ?? find(card, 'choose');
  if (move) {
    move.hidden = !canAdd;
    find(card, 'sold-out')?.toggleAttribute('hidden', canAdd);
    return;
  }
  // What is right stays, as it may have the focus; a stepper shows what is in the cart.
  const add = `${corner} [data-mr-action=add]`;
  const [before, after] = [card.querySelector(add), drawn.querySelector(add)];
  const isSame = !!before === !!after && before?.ariaHasPopup === after?.ariaHasPopup;
  if (isSame || (canAdd && card.querySelector(`${corner} [data-mr-part=stepper]`))) return;
  if (!card.querySelector(corner)) card.append(place(corner));
  replace(card, corner, drawn);
}

/** An empty place for a part that a card was built without. */
function place(part: string): HTMLElement {
  const box = document.createElement('div');
  box.className = part.slice(1);
  return box;
}

/** Puts a part of what was drawn in the place of its like; without one the place is cleared. */
function replace(root: HTMLElement, part: string, drawn: HTMLElement): void {
  const [before, after] = [root.querySelector(part), drawn.querySelector(part)];
  if (after) before?.replaceWith(after);
  else before?.remove();
}

/** The words of the kit's row of what is sold out. */
function showSoldOut(row: HTMLElement, isGone: boolean, { t }: ChangesContext): void {
  row.querySelector('.mr-BundleBox-soldOut')?.remove();
  if (!isGone) return;
  const words = document.createElement('span');
  words.className = 'mr-BundleBox-soldOut';
  words.textContent = t.product.outOfStock;
  row.querySelector('.mr-BundleBox-text')?.append(words);
}

/** What is often bought together: prices of the rows, the sum, and the lines that its button adds. */
function showBundle(changes: Changes, context: ChangesContext): void {
  const { kit } = context;
  const bundle = find(document, 'add-all');
  if (!bundle) return;
  const { lines, added } = read(bundle, 'add-all');
  const products = new Map([...changes.values()].map((product) => [product.id, product]));
  const rows = bundle.querySelectorAll('li');
  for (const [index, id] of bundleIds(bundle).entries()) {
    const product = products.get(String(id));
    const row = rows[index];
    const tick = row?.querySelector('input');
    if (!product || !row || !tick) continue;
    writeBundleItem(bundle, index, choicePrice(product));
    const isGone = isSoldOut(product);
    tick.disabled = isGone || !product.published;
    if (tick.disabled) tick.checked = false;
    row.hidden = !product.published;
    showSoldOut(row, isGone, context);
    row
      .querySelector(price)
      ?.replaceWith(draw(<Price {...kit.Price} className="mr-BundleBox-price" size="sm" {...choicePrice(product)} />));
  }
  const now = lines.map((line) => {
    const product = products.get(String(line.id));
    return product ? { ...line, price: cartLine(product).price } : line;
  });
  for (const [name, value] of Object.entries(hold('add-all', { lines: now, added }))) bundle.setAttribute(name, value);
  // The kit's own script adds up what is ticked; the page attaches it for good at the first use.
  attachBundleBox(bundle, { onAdd: () => undefined })();
}
