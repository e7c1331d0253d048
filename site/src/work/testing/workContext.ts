import * as de from '@marketrow/components/labels/de';
import { messages } from '../../i18n';
import { localeFacts, type Locale } from '../../routes';
import type { WorkContext } from '../base/model';

/** What an island gets of its page. */
export function testContext(locale: Locale = 'en'): WorkContext {
  return {
    locale,
    tag: localeFacts[locale].tag,
    currency: 'USD',
    messages: messages(locale).work,
    labels: locale === 'de' ? de : {},
  };
}
