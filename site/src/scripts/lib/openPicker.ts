/* The picker of sizes: it comes with the first press of a plus button that needs it. */
import type { CartItem } from '@marketrow/cart-client';
import { find, read } from '../../markup';

/** Asks for the size over the page; where that cannot be fetched, on the page of the product. */
export async function openPicker(line: CartItem, href: string): Promise<void> {
  const page = find(document, 'quick-view');
  try {
    if (!page) throw new Error('mr: the page has no quick view.');
    const { openQuickView } = await import('../../islands/quickView');
    await openQuickView(line, href, read(page, 'quick-view'), { small: true });
  } catch {
    location.assign(href);
  }
}
