import { KitProvider } from '@marketrow/components/KitProvider';
import type { ReactNode } from 'react';
import type { WorkContext } from './model';

/** What stands round every island of an area of work: language, currency, and the strings of the kit. */
export function WorkProvider({ context, children }: { context: WorkContext; children: ReactNode }) {
  const { tag, currency, labels } = context;
  return (
    <KitProvider locale={tag} currency={currency} labels={labels}>
      {children}
    </KitProvider>
  );
}
