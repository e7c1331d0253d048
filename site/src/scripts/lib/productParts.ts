/* The parts of the product page that are fetched at the first sign that the page is used. */
import type { CartItem } from '@marketrow/cart-client';
import { attachBundleBox } from '@marketrow/components/BundleBox/attach';
import { announce } from '@marketrow/components/LiveRegion';
import { attachProductGallery } from '@marketrow/components/ProductGallery/attach';
import { attachReviewList } from '@marketrow/components/ReviewList/attach';
import { attachTabs } from '@marketrow/components/Tabs/attach';
import { attachVariantPicker } from '@marketrow/components/VariantPicker/attach';
import { isTaken } from '../../cart/isTaken';
import { thumbPicture } from '../../data/pictureWidths';
import { find, findAll, read } from '../../markup';
import { cart } from '../../store';
import { showRecent } from './recentlyViewed';

/** Gives the line of the choice in the form; handed in, since the page has it before it has these parts. */
type ChosenIn = (form: HTMLElement) => CartItem;

/** Attaches their behaviour. */
export function attachParts(chosenIn: ChosenIn): void {
  const { body } = document;
  attachProductGallery(body);
  attachTabs(body);
  attachReviewList(body);
  attachBundle(body, chosenIn);
  const show = () => {
    showChoice();
    showInBundle(chosenIn);
  };
  attachVariantPicker(body, { onValueChange: show });
  // A browser may bring back an earlier choice.
  show();
  attachReviewForm();
  void showRecent();
}

function attachBundle(body: HTMLElement, chosenIn: ChosenIn): void {
  const bundle = find(document, 'add-all');
  if (!bundle) return;
  attachBundleBox(body, {
    onAdd: (ids) => {
      const { lines, added } = read(bundle, 'add-all');
      const form = find(document, 'buy');
      const [own] = lines;
      const chosen = lines.filter(({ id }) => ids.includes(id));
      const taken = chosen.filter((line) => isTaken(() => cart.add(form && line === own ? chosenIn(form) : line)));
      if (taken.length < chosen.length) return Promise.reject(new Error('mr: the cart refused a line of the bundle.'));
      announce(added);
      return import('./showInCart').then(({ showInCart }) => showInCart()).catch(() => undefined);
    },
  });
}

/** Shows the price of the chosen variant, the product's own where the variant has none, and the chosen color's tint. */
function showChoice(): void {
  const form = find(document, 'buy');
  if (!form) return;
  const { line } = read(form, 'buy');
  const data = new FormData(form);
  const part = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const colour = part('colour');
  // The frame of the pictures takes the tint of the choice.
  if (colour) document.querySelector<HTMLElement>('.site-product')?.style.setProperty('--site-tint', colour);
  const id = `${String(line.id)}~${colour.replace('#', '')}~${part('size')}`;
  const prices = [...findAll(document, 'price-of')];
  const hasOwn = prices.some((price) => read(price, 'price-of') === id);
  for (const price of prices) price.hidden = read(price, 'price-of') !== (hasOwn ? id : line.id);
}

/** The product's own row of the bundle is the choice as well: its picture, its price, and so the sum. */
function showInBundle(chosenIn: ChosenIn): void {
  const form = find(document, 'buy');
  const bundle = find(document, 'add-all');
  const row = bundle?.querySelector('li');
  const tick = row?.querySelector<HTMLInputElement>('input[data-mr-line]');
  if (!form || !bundle || !row || !tick) return;
  const { id, imgUrl } = chosenIn(form);
  const { line, price, discount, variants } = read(form, 'buy');
  const variant = variants.find((other) => other.id === id);
  const record = { id: line.id, price: variant?.price ?? price, discount: variant?.discount ?? discount };
  tick.setAttribute('data-mr-line', JSON.stringify(record));
  const picture = row.querySelector('img');
  if (picture) picture.src = thumbPicture(imgUrl);
  // The last one is small and without a saving, as the row's is.
  const shown = [...findAll(document, 'price-of')].findLast((other) => !other.hidden)?.firstElementChild;
  const own = row.querySelector('.mr-BundleBox-price');
  if (shown && own) {
    const copy = shown.cloneNode(true) as Element;
    copy.className = own.className;
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
