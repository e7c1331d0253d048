import { useSyncExternalStore } from 'react';
import { fill } from '../i18n/fill';
import { moment, momentTitle, readerZone } from '../i18n/format';
import type { Locale } from '../routes';

export interface MomentProps {
  locale: Locale;
  iso: string;
  /** The sentence around it, with the place `{moment}`. */
  message: string;
}

const subscribe = () => () => undefined;
const yes = () => true;
const no = () => false;

/** A sentence with a moment: in UTC when built and while React hydrates, then in the reader's zone. The title names the zone. */
export function Moment({ locale, iso, message }: MomentProps) {
  const zone = useSyncExternalStore(subscribe, yes, no) ? readerZone() : undefined;
  return (
    <time dateTime={iso} title={momentTitle(locale, iso, zone)}>
      {fill(message, { moment: moment(locale, iso, zone) })}
    </time>
  );
}
