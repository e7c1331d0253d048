import { useCallback, useEffect } from 'react';
import { orderNumber } from '../../account/orderNumber';
import type { Order } from '../../data/types';
import { fill } from '../../i18n/fill';
import { href } from '../../routes';
import { recordKeyOf, workPaths } from '../../workRoutes';
import { readOrder } from './readOrder';
import type { WorkContext } from '../base/model';
import { RecordStates } from '../base/RecordStates';
import { useRecord } from '../base/useRecord';
import { WorkProvider } from '../base/WorkProvider';
import { OrderWork } from './OrderWork';

export interface OrderPageProps {
  context: WorkContext;
  /** The order that the page was built with. Left out: its address names one. */
  order?: Order | undefined;
}

/** One order, as the administrator has it. */
export function OrderPage({ context, order: built }: OrderPageProps) {
  const { locale, messages } = context;
  const id = built?.id;
  const read = useCallback(() => readOrder(locale, id ?? recordKeyOf(location.pathname)), [locale, id]);
  const { state, retry } = useRecord(built, read);
  const isShell = built === undefined;
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (isShell && state.status === 'ready' && heading)
      heading.textContent = fill(messages.order.title, { number: orderNumber(state.record) });
  }, [isShell, state, messages]);

  return (
    <WorkProvider context={context}>
      {state.status === 'ready' ? (
        <OrderWork key={state.record === built ? 'built' : 'read'} context={context} order={state.record} />
      ) : (
        <RecordStates
          context={context}
          status={state.status}
          name={messages.columns.order}
          listHref={href(locale, workPaths.list('admin', 'orders'))}
          onRetry={retry}
        />
      )}
    </WorkProvider>
  );
}
