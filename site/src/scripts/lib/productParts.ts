/* Gallery and tabs of the product page: fetched when somebody is about to use the page. */
import { attachProductGallery } from '@marketrow/components/ProductGallery/attach';
import { attachTabs } from '@marketrow/components/Tabs/attach';

/** Brings them to life. */
export function attachParts(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-mr-gallery]')) attachProductGallery(root);
  for (const root of document.querySelectorAll<HTMLElement>('[data-mr-tabs]')) attachTabs(root);
}
