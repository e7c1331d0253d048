/* The product page: its choice becomes a cart line, its gallery and tabs come to life. Loaded on that page only. */
import type { CartItem } from '@marketrow/cart-client';
import { attachProductGallery } from '@marketrow/components/ProductGallery/attach';
import { attachTabs } from '@marketrow/components/Tabs/attach';
import { withChoice } from '../lib/withChoice';
import { announce } from './announce';
import { cart, wishlist } from './cart';

attachEach('[data-mr-gallery]', attachProductGallery);
attachEach('[data-mr-tabs]', attachTabs);

const form = document.querySelector<HTMLFormElement>('form[data-buy]');
if (form) attachForm(form);

const bundle = document.querySelector<HTMLElement>('[data-add-all]');
bundle?.addEventListener('click', () => {
  for (const line of JSON.parse(bundle.dataset['addAll'] ?? '') as CartItem[]) cart.add(line);
  announce(bundle.dataset['added'] ?? '');
});

function attachEach(selector: string, attach: (root: HTMLElement) => unknown): void {
  for (const root of document.querySelectorAll<HTMLElement>(selector)) attach(root);
}

function attachForm(form: HTMLFormElement): void {
  const product = JSON.parse(form.dataset['buy'] ?? '') as CartItem;
  const heart = form.querySelector('[data-wish]');

  const checked = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]:checked`);
  const showColour = () => {
    const output = form.querySelector('[data-chosen-colour]');
    if (output) output.textContent = checked('colour')?.dataset['label'] ?? '';
  };
  const showWish = () => heart?.setAttribute('aria-pressed', String(wishlist.has(String(product.id))));

  form.addEventListener('change', showColour);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const colour = checked('colour');
    const size = checked('size')?.value;
    const line = withChoice(product, {
      ...(colour && { colour: { value: colour.value, label: colour.dataset['label'] ?? '' } }),
      ...(size && { size }),
    });
    cart.add(line, Number(new FormData(form).get('quantity')) || 1);
    const count = cart.getState().items.find(({ id }) => id === line.id)?.qty ?? 0;
    say(count === 1 ? 'addedOne' : 'addedOther', { name: line.name, count: String(count) });
  });
  heart?.addEventListener('click', () => {
    say(wishlist.toggle(String(product.id)) ? 'wished' : 'unwished', { name: product.name });
  });
  wishlist.subscribe(showWish);
  showWish();
  // A browser may bring back an earlier choice.
  showColour();

  function say(message: string, values: Record<string, string>): void {
    announce((form.dataset[message] ?? '').replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place));
  }
}
