import { attachVariantPicker } from '@marketrow/components/VariantPicker/attach';
import { Price, type PriceProps } from '@marketrow/components/Price';
import { ProductCard } from '@marketrow/components/ProductCard';
import { choicePrice, isSoldOut } from '../data/contractRules';
import { builtSnapshot } from '../builtSnapshot';
import { cartLine } from '../cart/cartLine';
import { BuyForm } from '../components/BuyForm';
import type { Product } from '../data';
import { pictureByColour } from '../data/pictureByColour';
import { find, findAll, hold, read } from '../markup';
import type { ChangesContext } from './context';
import { draw } from './draw';
import type { Changes } from './readChanges';

/** Shows the product of a page: its prices, and whether it can be bought. */
export async function showProduct(changes: Changes, context: ChangesContext): Promise<void> {
  const section = find(document, 'recent');
  const { slug = '', template = '' } = section ? read(section, 'recent') : {};
  const product = changes.get(slug);
  if (!product) return;
  showPrices(product, context);
  showBadge(product, context);
  const form = find(document, 'buy');
  const isSold = product.published && !isSoldOut(product);
  for (const list of document.querySelectorAll<HTMLElement>('.site-promises')) list.hidden = !isSold;
  for (const bar of document.querySelectorAll<HTMLElement>('.site-buy-bar')) bar.hidden = !isSold;
  if (form && isSold) keepForm(form, product);
  else await drawForm(product, template, context);
}

function showPrices(product: Product, { kit }: ChangesContext): void {
  for (const place of findAll(document, 'price-of')) {
    const id = read(place, 'price-of');
    const variant = product.variants?.find((other) => other.id === id);
    const size = (place.querySelector('[data-size]')?.getAttribute('data-size') ?? undefined) as PriceProps['size'];
    place.replaceChildren(
      draw(<Price {...kit.Price} {...choicePrice(product, variant)} size={size} showSaving={size === 'lg'} />),
    );
  }
}

/** The hang-tag on the pictures says what a card's says. A page that was built without one shows none. */
function showBadge(product: Product, { kit }: ChangesContext): void {
  const badge = document.querySelector<HTMLElement>('[data-mr-root=gallery] .mr-Badge-root');
  if (!badge) return;
  const card = draw(<ProductCard {...kit.ProductCard} product={product} href="" />);
  const text = card.querySelector('.mr-Badge-root')?.textContent ?? '';
  badge.textContent = text;
  badge.hidden = text === '';
}

/** The shopper's choice stays; what it costs, and how many there are, is today's. */
function keepForm(form: HTMLFormElement, product: Product): void {
  const { price, discount, compareAtPrice, variants = [], stock } = product;
  const before = read(form, 'buy');
  const line = { ...before.line, price: cartLine(product).price };
  const held = hold('buy', { ...before, line, price, discount, compareAtPrice, variants });
  for (const [name, value] of Object.entries(held)) form.setAttribute(name, value);
  if (stock !== undefined) form.querySelector('[name=quantity]')?.setAttribute('aria-valuemax', String(stock));
}

/** Draws the form, or what stands in its place where the product cannot be bought. */
async function drawForm(product: Product, template: string, context: ChangesContext): Promise<void> {
  const before = document.querySelector('.site-buy > form, .site-buy > .site-buy-actions');
  // Has the names of product and colours in the language of the page.
  const built = await builtSnapshot(template, product.slug).catch(() => null);
  if (!before || !built) return;
  const { title, colours } = built;
  const form = draw(
    <BuyForm page={context} product={{ ...product, title }} colors={colours} pictures={pictureByColour(product)} />,
  );
  before.replaceWith(form);
  attachVariantPicker(form);
}
