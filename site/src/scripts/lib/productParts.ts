/* Gallery and tabs of the product page: fetched at the first sign that the page is used. */
import { attachProductGallery } from '@marketrow/components/ProductGallery/attach';
import { attachTabs } from '@marketrow/components/Tabs/attach';

/** Attaches their behaviour. */
export function attachParts(): void {
  attachProductGallery(document.body);
  attachTabs(document.body);
}
