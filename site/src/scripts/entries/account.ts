/*
 * The pages of the account: the records of this browser's session in place of the sample customer, removal of
 * an address, the state of a ticket, and log out. React is loaded only where there is something of the shopper's own to show.
 */
import { onChanged } from '../../account/changed';
import { find, read, selector } from '../../markup';
import { wishlist } from '../../store';

const root = find(document, 'account');

const showWishlistCount = () => {
  const { length } = wishlist.getState();
  document.documentElement.style.setProperty('--site-wishlist-count', length > 0 ? `'${String(length)}'` : "''");
};
showWishlistCount();
wishlist.subscribe(showWishlistCount);

async function showOwn(removing?: string, changed = false): Promise<void> {
  if (!root || root.matches(selector('ready'))) return;
  try {
    const { mountAccount } = await import('../lib/mountAccount');
    await mountAccount(root, removing, changed);
  } catch {
    // The files did not come. The page says so, with a link that tries again.
    const failure = find(document, 'account-failed');
    if (failure) failure.hidden = false;
    if (removing !== undefined) failure?.querySelector('a')?.focus();
  }
}

if (root) {
  // Elsewhere the browser opens the menu by the button's command.
  if (!('command' in HTMLButtonElement.prototype))
    void import('@marketrow/components/SideNav/attach').then(({ attachSideNav }) => attachSideNav(root));
  const stop = onChanged(() => {
    stop();
    void showOwn(undefined, true);
  });
  if (document.documentElement.hasAttribute('data-own') || read(root, 'account').shell) void showOwn();
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const again = target?.closest(selector('buy-again'));
  if (again) {
    const held = read(again, 'buy-again');
    void import('../lib/buyAgain').then(
      ({ buyAgain }) => buyAgain(held),
      () => {
        const note = find(document, 'buy-again-failed');
        note?.querySelector('p')?.replaceChildren(held.unread);
        note?.removeAttribute('hidden');
      },
    );
  }
  const failAction = () => {
    const failure = find(document, 'order-action-failed');
    if (failure) failure.hidden = false;
  };
  const action = target?.closest(selector('order-action'));
  if (action)
    void import('../lib/orderDialogs')
      .then(({ openOrderDialog }) => openOrderDialog(read(action, 'order-action')))
      .catch(failAction);
  const page = target?.closest(selector('print-invoice')) && find(document, 'order');
  if (page)
    void import('../../print/printInvoice')
      .then(({ printInvoice }) => printInvoice(read(page, 'order')))
      .catch(failAction);
  const status = target?.closest(selector('ticket-status'));
  if (status)
    void import('../lib/ticketStatus').then(({ setTicketStatus }) => setTicketStatus(read(status, 'ticket-status')));
  const removal = target?.closest(selector('remove-address'));
  // Where React has taken the page over, its own handler asks.
  if (removal && root?.matches(selector('ready')) === false) void showOwn(read(removal, 'remove-address'));
});
