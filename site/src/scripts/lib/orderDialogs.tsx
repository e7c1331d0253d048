import { createRoot } from 'react-dom/client';
import { NewTicketDialog } from '../../account/NewTicketDialog';
import { OrderDialogs } from '../../account/OrderDialogs';
import type { OrderAction } from '../../account/model/orderActions';
import type { AccountContext } from '../../account/model/types';
import { find, read } from '../../markup';
import { readJson } from '../../readJson';
import { accountFile, localeOfParam } from '../../routes';

/**
 * Opens the dialog of an action about the order that the page shows, or of a new ticket. It has a React root of its own, since the page below it may be
 * static or live.
 */
export async function openOrderDialog(action: OrderAction): Promise<void> {
  const page = find(document, 'order');
  if (!page && action.kind !== 'ask-new') return;
  const context = await readJson<AccountContext>(accountFile(localeOfParam(document.documentElement.lang)), 'messages');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    page && action.kind !== 'ask-new' ? (
      <OrderDialogs context={context} order={read(page, 'order')} action={action} onClose={close} />
    ) : (
      <NewTicketDialog context={context} onClose={close} />
    ),
  );
}
