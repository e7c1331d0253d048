import { matchesMedia } from '../internal/dom.js';

/** Options of `flyToCart`. */
export interface FlyToCartOptions {
  /** Target of the animation. @default the visible cart link, in the header or the bottom navigation */
  cart?: Element | undefined;
  /** Also rolls the count on that link: for static pages. In React the count rolls by itself. @default false */
  rollsCount?: boolean | undefined;
}

const flightTime = 520;
const arrivalTime = 320;

/**
 * Animates a copy of `picture` to the cart, which bounces on arrival. Import this module lazily when a product is first
 * added: no page needs it before. Does nothing under reduced motion, without a picture, or without a visible cart.
 * Resolves when the animation has ended.
 */
export async function flyToCart(
  picture: Element | null | undefined,
  { cart = visibleCart(), rollsCount = false }: FlyToCartOptions = {},
): Promise<void> {
  if (!picture || !cart || !mayMove()) return;
  const from = picture.getBoundingClientRect();
  const to = (cart.querySelector('svg') ?? cart).getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;
  const copy = picture.cloneNode() as HTMLElement;
  for (const name of ['id', 'class', 'loading', 'style']) copy.removeAttribute(name);
  copy.setAttribute('alt', '');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: 'var(--mr-z-toast)',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    maxWidth: 'none',
    borderRadius: getComputedStyle(picture).borderRadius,
    objectFit: 'cover',
    pointerEvents: 'none',
  });
  // An open dialog covers everything outside it.
  (picture.closest('dialog[open]') ?? document.body).append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = Math.min(0.6, 28 / from.width);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.35}px, ${y * 0.6}px) scale(${(1 + scale) / 2.4})`, opacity: 1, offset: 0.45 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
    ],
    { duration: flightTime, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
  );
  // Rejects when the page removes the image.
  await flight.finished.catch(() => undefined);
  copy.remove();
  const badge = cart.querySelector('[data-mr-cart-count]');
  if (rollsCount && badge) roll(badge);
  await cart
    .animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: arrivalTime, easing: 'ease-out' })
    .finished.catch(() => undefined);
}

/** Rolls the digits of `node` in from below, or from above if the number decreased. */
export function roll(node: Element, direction: 'up' | 'down' = 'up'): void {
  if (!mayMove()) return;
  const from = direction === 'up' ? '60%' : '-60%';
  node.animate(
    [
      { transform: `translateY(${from})`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: 260,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  );
}

/** Returns true if the user allows motion and the browser supports it. */
function mayMove(): boolean {
  return typeof document.body.animate === 'function' && !matchesMedia('(prefers-reduced-motion: reduce)');
}

/** Returns the visible cart link. */
function visibleCart(): Element | undefined {
  return [...document.querySelectorAll('[data-mr-opens="cart"]')].find((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
}
