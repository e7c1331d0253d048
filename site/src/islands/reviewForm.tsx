import type { Labels } from '@marketrow/components/KitProvider';
import { ReviewForm } from '@marketrow/components/ReviewForm';
import { createRoot } from 'react-dom/client';
import { api } from '../apiOrigin';
import { callApi } from '../callApi';
import { localeFacts, type Locale } from '../routes';
import { loadSheet } from '../loadSheet';
import { sendWrite } from '../sendWrite';
import sheetHref from '../styles/sheets/review.css?url';

await loadSheet(sheetHref);

/** The strings of the form by language; English is built in. */
const words = import.meta.glob<Labels<'ReviewForm'>>('../i18n/*/reviewForm.ts', { import: 'labels' });

/** Draws the review form of a product into a box, and focuses its first star. */
export async function mountReviewForm(
  box: HTMLElement,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<void> {
  const path = `/api/product/reviews?slug=${encodeURIComponent(slug)}`;
  const labels = await words[`../i18n/${locale}/reviewForm.ts`]?.();
  createRoot(box).render(
    <ReviewForm
      locale={localeFacts[locale].tag}
      labels={labels}
      action={api + path}
      onSubmit={async (review) => {
        await sendWrite('POST', path, review, callApi);
      }}
    />,
  );
}
