/* What follows when the product of a page was added: fetched with the first piece. */
import { openPanel } from './intent';

/** How long the cart waits for the picture that is on its way, in milliseconds. */
const flightTime = 500;

/** Shows that the product of the page is in the cart: its picture travels there, then the cart opens over the page. */
export async function showInCart(): Promise<void> {
  await Promise.race([fly(), pause(flightTime)]);
  await openPanel('cart');
}

/** The picture on the stage travels to the cart, as a card's does. */
async function fly(): Promise<void> {
  const stage = document.querySelector('[data-mr-root=gallery] [data-mr-part=slide]:not([tabindex]) img');
  try {
    const { flyToCart } = await import('@marketrow/components/motion');
    await flyToCart(stage, { rollsCount: true });
  } catch {
    // Offline: nothing moves.
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
