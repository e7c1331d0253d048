import type { CartItem } from '@marketrow/cart-client';
import { announce } from '@marketrow/components/LiveRegion';
import { cartLine } from '../../cart/cartLine';
import { withChoice } from '../../cart/withChoice';
import type { ProductSnapshot } from '../../data/productSnapshot';
import { pluralIn } from '../../i18n/plural';
import { find, type Held } from '../../markup';
import { readSnapshot } from '../../readSnapshot';
import { cart } from '../../store';
import { openPanel } from './intent';

/**
 * Puts what is still sold of an order into the cart, at today's prices, and shows the cart. Where something could not be read
 * nothing is put there: a second press would put the rest there twice.
 */
export async function buyAgain({ items, template, bought, notSold, unread }: Held['buy-again']): Promise<void> {
  const lines = await Promise.all(
    items.map(async (item) => {
      const snapshot = await readSnapshot(template, item.slug);
      return snapshot && { line: lineOf(snapshot, item.variant), quantity: item.quantity };
    }),
  ).catch(() => undefined);
  if (!lines) {
    say(unread);
    return;
  }
  const sold = lines.filter((line) => line !== null);
  for (const { line, quantity } of sold) cart.add(line, quantity);
  const count = sold.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) {
    say(notSold);
    return;
  }
  const note = find(document, 'buy-again-failed');
  if (note) note.hidden = true;
  announce(pluralIn(document.documentElement.lang, bought, count));
  // Without the frame the message has told it.
  await openPanel('cart').catch(() => undefined);
}

/** Shows why nothing was put into the cart, and says it. */
function say(text: string): void {
  const note = find(document, 'buy-again-failed');
  note?.querySelector('p')?.replaceChildren(text);
  note?.removeAttribute('hidden');
  announce(text, { urgent: true });
}

/** The line of the same choice: an order names it in words, `Midnight, M`. */
function lineOf(product: ProductSnapshot, variant: string | undefined): CartItem {
  const line = cartLine(product);
  if (variant === undefined) return line;
  const colour = product.colours.find(({ label }) => variant === label || variant.startsWith(`${label}, `));
  const size = colour ? variant.slice(colour.label.length + 2) : variant;
  return withChoice(line, { ...(colour && { colour }), ...(size !== '' && { size }) });
}
