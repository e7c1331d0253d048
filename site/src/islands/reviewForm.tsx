import { ReviewForm } from '@marketrow/components/ReviewForm';
import { reviewFormLabels as german } from '@marketrow/components/ReviewForm/labels/de';
import { createRoot } from 'react-dom/client';
import { api } from '../apiOrigin';
import { localeFacts, type Locale } from '../routes';
import { loadSheet } from '../loadSheet';
import sheetHref from '../styles/sheets/review.css?url';

await loadSheet(sheetHref);

/** Draws the review form of a product into a box, and focuses its first star. */
export function mountReviewForm(box: HTMLElement, { slug, locale }: { slug: string; locale: Locale }): void {
  const action = `${api}/api/product/reviews?slug=${encodeURIComponent(slug)}`;
  createRoot(box).render(
    <ReviewForm
      locale={localeFacts[locale].tag}
      labels={locale === 'de' ? german : undefined}
      action={action}
      onSubmit={async (review) => {
        const response = await fetch(action, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(review),
        });
        if (!response.ok) throw new Error(`mr: the review was answered with ${String(response.status)}.`);
      }}
    />,
  );
}
