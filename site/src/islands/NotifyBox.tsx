import type { Labels } from '@marketrow/components/KitProvider';
import { NotifyForm } from '@marketrow/components/NotifyForm';
import { useState } from 'react';
import { callApi, CallError } from '../callApi';
import type { SoldOutChoice } from '../cart/soldOutChoices';
import { keepNotice, keptNotices, type KeptNotice } from '../noticeStore';
import type { Locale } from '../routes';
import sheetHref from '../styles/sheets/notify.css?url';
import { loadSheet } from '../loadSheet';

/** Strings of the form in a language. */
interface NotifyStrings {
  labels: Labels<'NotifyForm'> | undefined;
  texts: Record<'demo' | 'inStock' | 'inStockText' | 'tooMany' | 'tooManyText' | 'size', string>;
}

const files = import.meta.glob<NotifyStrings>('../i18n/*/notifyForm.ts');

/** Loads the strings of a language, and the style sheet. */
export async function loadNotify(locale: Locale): Promise<NotifyStrings> {
  const [strings] = await Promise.all([files[`../i18n/${locale}/notifyForm.ts`]?.(), loadSheet(sheetHref)]);
  if (!strings)
    throw new Error(`mr: the strings of the form in ${locale} are missing. Add i18n/${locale}/notifyForm.ts.`);
  return strings;
}

export interface NotifyBoxProps extends NotifyStrings {
  choices: readonly SoldOutChoice[];
  locale: Locale;
  /** Shows the title of the form. @default false */
  showTitle?: boolean;
}

const json = { 'content-type': 'application/json' };

/** Asks for an email once a choice is back. What was asked for is kept on this device. */
export function NotifyBox({ choices, locale, labels, texts, showTitle = false }: NotifyBoxProps) {
  const [kept] = useState(keptNotices);
  const own = choices.filter(({ value }) => value in kept).map(({ value }) => value);
  const [isDemo, setDemo] = useState(own.some((id) => kept[id]?.mails === false));
  return (
    <NotifyForm
      choices={choices}
      defaultAsked={own}
      showTitle={showTitle}
      note={isDemo ? texts.demo : undefined}
      labels={labels}
      onSubmit={async ({ choice, email }) => {
        const body = JSON.stringify({ id: choice, email, language: locale });
        try {
          const notice = await callApi<KeptNotice>('/stock-notices', { method: 'POST', headers: json, body });
          keepNotice(choice, notice);
          setDemo(!notice.mails);
        } catch (error) {
          const status = error instanceof CallError ? error.status : 0;
          if (status === 409) return { failure: { title: texts.inStock, text: texts.inStockText } };
          if (status === 429) return { failure: { title: texts.tooMany, text: texts.tooManyText } };
          throw error;
        }
        return undefined;
      }}
      onTakeBack={async (choice) => {
        const token = keptNotices()[choice]?.token;
        const body = JSON.stringify({ token });
        if (token !== undefined) await callApi('/stock-notices', { method: 'DELETE', headers: json, body });
        keepNotice(choice, undefined);
      }}
    />
  );
}
