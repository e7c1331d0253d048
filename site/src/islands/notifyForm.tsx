import { createRoot } from 'react-dom/client';
import type { SoldOutChoice } from '../cart/soldOutChoices';
import type { Locale } from '../routes';
import { loadNotify, NotifyBox } from './NotifyBox';

/** Draws the form that asks for an email into a box. */
export async function mountNotifyForm(
  box: HTMLElement,
  choices: readonly SoldOutChoice[],
  locale: Locale,
): Promise<void> {
  const strings = await loadNotify(locale);
  createRoot(box).render(<NotifyBox choices={choices} locale={locale} {...strings} />);
}
