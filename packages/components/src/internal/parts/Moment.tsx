'use client';

import { useHydrated } from '../state/useHydrated.js';
import { readerZone } from '../text/dateFormat.js';
import { momentTexts } from '../text/momentTexts.js';

export interface MomentProps {
  /** ISO 8601. */
  date: string;
  /** BCP 47 tag. */
  locale: string;
  className?: string | undefined;
}

/** Day and time: in UTC on the server and during hydration, then in the reader's time zone. The `title` names the zone. */
export function Moment({ date, locale, className }: MomentProps) {
  const { text, title } = momentTexts(locale, date, useHydrated() ? readerZone() : undefined);
  return (
    <time className={className} dateTime={date} title={title}>
      {text}
    </time>
  );
}
