/* The parts of the product page that are fetched at the first sign that the page is used. */
import { attachBundleBox } from '@marketrow/components/BundleBox/attach';
import { announce } from '@marketrow/components/LiveRegion';
import { attachProductGallery } from '@marketrow/components/ProductGallery/attach';
import { attachReviewList } from '@marketrow/components/ReviewList/attach';
import { attachTabs } from '@marketrow/components/Tabs/attach';
import { attachVariantPicker } from '@marketrow/components/VariantPicker/attach';
import { find, findAll, read } from '../../markup';
import { cart } from '../../store';
import { showRecent } from './recentlyViewed';

/** Attaches their behaviour. */
export function attachParts(): void {
  const { body } = document;
  attachProductGallery(body);
  attachTabs(body);
  attachReviewList(body);
  attachVariantPicker(body, { onValueChange: showChoice });
  // A browser may bring back an earlier choice.
  showChoice();
  attachBundle(body);
  attachReviewForm();
  void showRecent();
}

function attachBundle(body: HTMLElement): void {
  const bundle = find(document, 'add-all');
  if (!bundle) return;
  attachBundleBox(body, {
    onAdd: (ids) => {
      const { lines, added } = read(bundle, 'add-all');
      for (const line of lines) if (ids.includes(line.id)) cart.add(line);
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
