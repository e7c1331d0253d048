/* The parts of the product page that are fetched at the first sign that the page is used. */
import type { CartItem } from '@marketrow/cart-client';
import { attachBundleBox, writeBundleItem } from '@marketrow/components/BundleBox/attach';
import { announce } from '@marketrow/components/LiveRegion';
import { attachProductGallery } from '@marketrow/components/ProductGallery/attach';
import { writeMax } from '@marketrow/components/QuantitySelector/attach';
import { attachReviewList } from '@marketrow/components/ReviewList/attach';
import { attachTabs } from '@marketrow/components/Tabs/attach';
import { stockOf } from '@marketrow/components/VariantPicker';
import { attachVariantPicker } from '@marketrow/components/VariantPicker/attach';
import { isTaken } from '../../cart/isTaken';
import { lineIdOf } from '../../cart/withChoice';
import { choicePrice } from '../../data/contractRules';
import { thumbPicture } from '../../data/pictureWidths';
import { fill } from '../../i18n/fill';
import { find, findAll, read } from '../../markup';
import { cart } from '../../store';
import { showRecent } from './recentlyViewed';

/** Reads the choice in the form; handed in, since the page has it before it has these parts. */
interface ChoiceReader {
  asksForSize: (form: HTMLElement) => boolean;
  chosenIn: (form: HTMLElement) => CartItem;
  needsSize: (form: HTMLElement) => boolean;
}

/** Attaches their behaviour. */
export function attachParts(reader: ChoiceReader): void {
  const { body } = document;
  attachProductGallery(body);
  attachTabs(body);
  attachReviewList(body);
  attachBundle(body, reader);
  const show = () => {
    showChoice(reader);
    showInBundle(reader);
  };
  attachVariantPicker(body, { onValueChange: show });
  // A browser may bring back an earlier choice.
  show();
  attachReviewForm();
  void showRecent();
}

function attachBundle(body: HTMLElement, { asksForSize, chosenIn }: ChoiceReader): void {
  const bundle = find(document, 'add-all');
  if (!bundle) return;
  attachBundleBox(body, {
    onAdd: (ids) => {
      const { lines, added } = read(bundle, 'add-all');
      const form = find(document, 'buy');
      const [own] = lines;
      if (form && own && ids.includes(own.id) && asksForSize(form)) return undefined;
      const chosen = lines.filter(({ id }) => ids.includes(id));
      const taken = chosen.filter((line) => isTaken(() => cart.add(form && line === own ? chosenIn(form) : line)));
      if (taken.length < chosen.length) return Promise.reject(new Error('mr: the cart refused a line of the bundle.'));
      announce(added);
      return import('./showInCart').then(({ showInCart }) => showInCart()).catch(() => undefined);
    },
  });
}

/** Shows what the choice costs, how many there are of it, its name in the bar of a phone, and the chosen color's tint. */
function showChoice({ needsSize }: ChoiceReader): void {
  const form = find(document, 'buy');
  if (!form) return;
  const { line, variants, stock, addToCart, chooseSize, size: sizeText } = read(form, 'buy');
  const checked = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]:checked`);
  const colour = checked('colour');
  const choice = { ...(colour && { color: colour.value }), size: checked('size')?.value };
  // The frame of the pictures takes the tint of the choice.
  if (colour) document.querySelector<HTMLElement>('.site-product')?.style.setProperty('--site-tint', colour.value);
  const id = lineIdOf(line.id, { color: choice.color, size: choice.size });
  const prices = [...findAll(document, 'price-of')];
  const hasOwn = prices.some((price) => read(price, 'price-of') === id);
  for (const price of prices) price.hidden = read(price, 'price-of') !== (hasOwn ? id : line.id);
  const words = [colour?.labels?.[0]?.textContent, choice.size && fill(sizeText, { size: choice.size })];
  find(document, 'chosen')?.replaceChildren(words.filter(Boolean).join(', '));
  for (const button of form.elements) {
    const text = button.matches('[type=submit]') && button.lastChild;
    if (text) text.textContent = needsSize(form) ? chooseSize : addToCart;
  }
  showMax(form, stockOf({ colors: [], sizes: [], variants, stock }, choice));
}

/** No more than there are of the choice: what the field shows is what is added. */
function showMax(form: HTMLFormElement, max = 9_999): void {
  const field = form.querySelector<HTMLElement>('[data-mr-root=quantity]');
  if (field) writeMax(field, max);
}

/** The product's own row of the bundle is the choice as well: its picture, its price, and so the sum. */
function showInBundle({ chosenIn }: ChoiceReader): void {
  const form = find(document, 'buy');
  const bundle = find(document, 'add-all');
  const row = bundle?.querySelector('li');
  if (!form || !bundle || !row) return;
  const { id, imgUrl } = chosenIn(form);
  const product = read(form, 'buy');
  const variant = product.variants.find((other) => other.id === id);
  writeBundleItem(bundle, 0, choicePrice(product, variant));
  const picture = row.querySelector('img');
  if (picture) picture.src = thumbPicture(imgUrl);
  // The last one is without a saving, as the row's is.
  const shown = [...findAll(document, 'price-of')].findLast((other) => !other.hidden)?.firstElementChild;
  const own = row.querySelector('.mr-BundleBox-price');
  if (shown && own) {
    const copy = shown.cloneNode(true) as Element;
    copy.className = own.className;
    copy.setAttribute('data-size', own.getAttribute('data-size') ?? '');
    own.replaceWith(copy);
  }
  bundle.dispatchEvent(new Event('change'));
}

/** Fetches the review form when its place is opened. */
function attachReviewForm(): void {
  const place = find(document, 'review-form');
  const mount = async () => {
    const box = place?.querySelector<HTMLElement>('div');
    if (!place?.hasAttribute('open') || !box || box.childElementCount > 0) return;
    const { mountReviewForm } = await import('../../islands/reviewForm');
    await mountReviewForm(box, read(place, 'review-form'));
  };
  place?.addEventListener('toggle', () => void mount());
  void mount();
}
