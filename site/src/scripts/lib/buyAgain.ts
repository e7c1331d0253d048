import type { CartItem } from '@marketrow/cart-client';
import { announce } from '@marketrow/components/LiveRegion';
import { cartLine } from '../../cart/cartLine';
import { isTaken } from '../../cart/isTaken';
import { snapshotStock } from '../../cart/snapshotStock';
import { withChoice } from '../../cart/withChoice';
import type { ProductSnapshot } from '../../data/productSnapshot';
import { pluralIn } from '../../i18n/plural';
import { find, type Held } from '../../markup';
import { readSnapshot } from '../../readSnapshot';
import { cart } from '../../store';
import { openPanel } from './intent';

/**
 * Puts what is in stock of an order into the cart, at today's prices and as many as there are, and shows the cart. Where something
 * could not be read nothing is put there: a second press would put the rest there twice.
 */
export async function buyAgain({
  items,
  template,
  bought,
  soldOut,
  changed,
  notSold,
  unread,
  size,
}: Held['buy-again']): Promise<void> {
  const { lang } = document.documentElement;
  const lines = await Promise.all(
    items.map(async (item) => {
      const snapshot = await readSnapshot(template, item.slug);
      if (!snapshot) return null;
      const line = lineOf(snapshot, item.variant, size);
      if (!line) return 'changed';
      return { line, quantity: Math.min(item.quantity, snapshotStock(snapshot, line.id) ?? Infinity) };
    }),
  ).catch(() => undefined);
  if (!lines) {
    say(unread);
    return;
  }
  const sold = lines.filter((line) => line !== null && line !== 'changed');
  const wanted = sold.filter(({ quantity }) => quantity > 0);
  const taken = wanted.filter(({ line, quantity }) => isTaken(() => cart.add(line, quantity)));
  const counted = [
    [soldOut, sold.filter(({ quantity }) => quantity === 0).length],
    [changed, lines.filter((line) => line === 'changed').length],
  ] as const;
  const missingText = counted.flatMap(([text, found]) => (found > 0 ? pluralIn(lang, text, found) : [])).join(' ');
  const count = taken.reduce((sum, { quantity }) => sum + quantity, 0);
  // The frame shows why the cart took none of them.
  if (count === 0 && wanted.length > 0) return;
  if (count === 0) {
    say(missingText || notSold);
    return;
  }
  show(missingText);
  announce([pluralIn(lang, bought, count), missingText].join(' ').trim());
  // Without the frame the message has told it.
  await openPanel('cart').catch(() => undefined);
}

/** Shows why nothing was put into the cart, and says it. */
function say(text: string): void {
  show(text);
  announce(text, { urgent: true });
}

/** Shows what was not put into the cart; an empty text takes the message away. */
function show(text: string): void {
  const note = find(document, 'buy-again-failed');
  if (!note) return;
  note.querySelector('p')?.replaceChildren(text);
  note.hidden = text === '';
}

/**
 * The line of the same choice: an order names it in words, `Midnight, Size M`, and before `Midnight, M`. Undefined for a choice that
 * the product does not have: a line of it could not be ordered.
 */
function lineOf(product: ProductSnapshot, variant: string | undefined, sizeText: string): CartItem | undefined {
  const line = cartLine(product);
  if (variant === undefined) return line;
  const colour = product.colours.find(({ label }) => variant === label || variant.startsWith(`${label}, `));
  const named = colour ? variant.slice(colour.label.length + 2) : variant;
  // "L" ends "Size XL" too: the longest one is meant.
  const size = product.size
    ?.filter((own) => named === own || named.endsWith(` ${own}`))
    .toSorted((one, other) => other.length - one.length)[0];
  // What is left before a size is the color that is not found.
  if (named !== '' && (size === undefined || named.includes(', '))) return undefined;
  return withChoice(line, { ...(colour && { colour }), ...(size !== undefined && { size }) }, sizeText);
}
