import { KitProvider } from '@marketrow/components/KitProvider';
import type { ReactNode } from 'react';
import { localeFacts } from '../routes';
import { useOneAlert } from '../useOneAlert';
import type { AccountContext } from './model/types';

export interface FormProviderProps {
  context: AccountContext;
  children: ReactNode;
}

/** What stands round a form of the account, which is an island of its own on static pages: the strings of the kit. */
export function FormProvider({ context: { locale, labels, messages }, children }: FormProviderProps) {
  useOneAlert();
  return (
    <KitProvider locale={localeFacts[locale].tag} labels={labels}>
      {children}
      <noscript>
        <p className="site-noscript">{messages.account.needsScript}</p>
      </noscript>
    </KitProvider>
  );
}

/** The title begins with "Error" while a field is wrong: screen readers say it first. */
export function markTitle({ messages }: AccountContext, count: number): void {
  const prefix = `${messages.account.error}: `;
  const bare = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
  document.title = count > 0 ? prefix + bare : bare;
}
