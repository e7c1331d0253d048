import { useEffect } from 'react';
import { orderNumber } from '../../account/orderNumber';
import type { Order } from '../../data/types';
import { fill } from '../../i18n/fill';
import { href } from '../../routes';
import { workPaths } from '../../workRoutes';
import type { WorkContext } from '../base/model';
import { RecordStates } from '../base/RecordStates';
import { WorkProvider } from '../base/WorkProvider';
import { OrderWork } from './OrderWork';
import { useOrder } from './useOrder';

export interface OrderPageProps {
  context: WorkContext;
  /** The order that the page was built with. Left out: its address names one. */
  order?: Order | undefined;
}

/** One order, as the administrator has it. */
export function OrderPage({ context, order: built }: OrderPageProps) {
  const { locale, messages } = context;
  const { store, order, status } = useOrder(context, built);
  const isShell = built === undefined;
  const number = order && orderNumber(order);
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (isShell && number !== undefined && heading) heading.textContent = fill(messages.order.title, { number });
  }, [isShell, number, messages]);

  return (
    <WorkProvider context={context}>
      {order && status === 'ready' ? (
        <OrderWork context={context} store={store} order={order} />
      ) : (
        <RecordStates
          context={context}
          status={status === 'ready' ? 'loading' : status}
          name={messages.columns.order}
          listHref={href(locale, workPaths.list('admin', 'orders'))}
          onRetry={() => void store.load({ places: true })}
        />
      )}
    </WorkProvider>
  );
}
