/* Gallery and tabs of the product page: fetched at the first sign of a person. */
import { attachProductGallery } from '@marketrow/components/ProductGallery/attach';
import { attachTabs } from '@marketrow/components/Tabs/attach';

/** Adds their behaviour. */
export function attachParts(): void {
  attachProductGallery(document.body);
  attachTabs(document.body);
}
