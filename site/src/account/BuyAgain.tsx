import { Button } from '@marketrow/components/Button';
import { RefreshIcon } from '@marketrow/components/icons/RefreshIcon';
import type { Order } from '../data/types';
import { fill } from '../i18n/fill';
import { hold } from '../markup';
import { snapshotTemplate } from '../routes';
import type { AccountContext } from './model/types';

export interface BuyAgainProps {
  context: AccountContext;
  /** Lines of the order. */
  items: Order['items'];
  /** Optional. Name of the only line. */
  name?: string;
}

/** Button that puts what is still sold of an order, or one line of it, into the cart; the page's script does it. */
export function BuyAgain({ context: { locale, messages }, items, name }: BuyAgainProps) {
  const t = messages.account.order;
  const wanted = items.flatMap(({ product_slug: slug, product_quantity: quantity, variant }) =>
    slug === undefined ? [] : [{ slug, quantity, variant }],
  );
  if (wanted.length === 0) return null;
  const texts = { bought: t.boughtAgain, soldOut: t.soldOut, changed: t.changed, unread: t.unread };
  const notSold = name === undefined ? t.notSold : fill(t.lineNotSold, { name });
  const held = { items: wanted, template: snapshotTemplate(locale), size: messages.cart.size, notSold, ...texts };
  return (
    <Button
      variant="quiet"
      className="site-needs-script"
      {...(name === undefined
        ? { startIcon: <RefreshIcon /> }
        : { size: 'sm' as const, 'aria-label': fill(t.buyAgainName, { name }) })}
      {...hold('buy-again', held)}
    >
      {t.buyAgain}
    </Button>
  );
}
