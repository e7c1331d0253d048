/* The choice on a product page becomes a line of the cart. */
import type { CartItem } from '@marketrow/cart-client';
import { announce } from '@marketrow/components/LiveRegion';
import { chosenLine } from '../../cart/chosenLine';
import { isTaken } from '../../cart/isTaken';
import { fill } from '../../i18n/fill';
import { read } from '../../markup';
import { cart } from '../../store';

/** The line of the choice in the form of a product. */
export function chosenIn(form: HTMLElement): CartItem {
  const { line: pictured, price, discount, variants, pictures, size: sizeText } = read(form, 'buy');
  const checked = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]:checked`);
  const colour = checked('colour');
  const size = checked('size')?.value;
  // The color that the page opens with is the product as it is pictured; with a size, the line names both.
  const isChosen = colour && (size !== undefined || !colour.defaultChecked);
  const choice = {
    ...(isChosen && { colour: { value: colour.value, label: colour.labels?.[0]?.textContent ?? '' } }),
    ...(size !== undefined && { size }),
  };
  const imgUrl = (colour && pictures[colour.value]) ?? pictured.imgUrl;
  return chosenLine({ ...pictured, imgUrl }, choice, { price, discount, variants }, sizeText);
}

/** Whether a size is still to be chosen in the form of a product. */
export function needsSize(form: HTMLElement): boolean {
  return form.querySelector('[name=size]') !== null && form.querySelector('[name=size]:checked') === null;
}

/** Leads to the sizes where none is chosen, and says so. Returns whether one has to be chosen first. */
export function asksForSize(form: HTMLElement): boolean {
  if (!needsSize(form)) return false;
  const size = form.querySelector<HTMLElement>('[name=size]:enabled');
  // Focus that follows a mouse or a finger shows no ring.
  size?.closest('fieldset')?.setAttribute('data-missing', '');
  size?.focus();
  announce(read(form, 'buy').chooseSize);
  return true;
}

/** Puts the choice in the form of a product into the cart, says so, and opens the cart over the page. */
export function buy(form: HTMLFormElement): void {
  if (asksForSize(form)) return;
  const { added, addedButton } = read(form, 'buy');
  const line = chosenIn(form);
  // The frame shows why it was refused.
  if (!isTaken(() => cart.add(line, Number(new FormData(form).get('quantity'))))) return;
  const count = cart.getState().items.find(({ id }) => id === line.id)?.qty ?? 0;
  announce(fill(added, { count, name: line.name }));
  showAdded(form.querySelector('[type=submit]')?.lastChild, addedButton);
  // Without the frame the message has told it.
  import('./showInCart').then(({ showInCart }) => showInCart()).catch(() => undefined);
}

/** The button says for a moment that it has done its work. */
function showAdded(text: ChildNode | null | undefined, added: string): void {
  const before = text?.textContent;
  if (!text || before === added) return;
  text.textContent = added;
  setTimeout(() => (text.textContent = before ?? ''), 1200);
}
