import { AddressCard } from '@marketrow/components/AddressCard';
import { Button } from '@marketrow/components/Button';
import { HouseIcon } from '@marketrow/components/icons/HouseIcon';
import { PlusIcon } from '@marketrow/components/icons/PlusIcon';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import type { Address } from '../data/types';
import { fill } from '../i18n/fill';
import { plural } from '../i18n/format';
import { hold } from '../markup';
import { href, paths } from '../routes';
import { TrashIcon } from '@marketrow/components/icons/TrashIcon';
import { AccountFrame } from './AccountFrame';
import type { AccountContext, AccountFacts } from './model/types';

export interface AddressesViewProps {
  context: AccountContext;
  facts: AccountFacts;
  addresses: readonly Address[];
  /** Asks before an address is removed. Left out: the page's script does it. */
  onRemove?: ((address: Address) => void) | undefined;
}

/** The addresses, the one that is offered first before the others. */
export function AddressesView({ context, facts, addresses, onRemove }: AddressesViewProps) {
  const { locale, messages } = context;
  const t = messages.account.addresses;
  const add = (variant: 'primary' | 'soft') => (
    <Button variant={variant} href={href(locale, paths.newAddress)} startIcon={<PlusIcon />}>
      {t.add}
    </Button>
  );
  return (
    <AccountFrame
      context={context}
      facts={facts}
      section={paths.addresses}
      crumbs={[{ title: t.title, path: paths.addresses }]}
    >
      <div className="site-title">
        <div>
          <h1 tabIndex={-1}>{t.title}</h1>
          <p>{plural(locale, t.counted, addresses.length)}</p>
        </div>
        {add('primary')}
      </div>
      <ul className="site-addresses">
        {addresses.map((address, index) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              editHref={href(locale, paths.address(address.id))}
              icon={index === 0 ? <HouseIcon /> : undefined}
              badge={index === 0 ? <StatusBadge status={t.first} variant="accent" /> : undefined}
              remove={
                <button
                  type="button"
                  className="site-address-remove site-needs-script"
                  aria-label={fill(t.removeName, { title: address.title })}
                  aria-haspopup="dialog"
                  onClick={onRemove && (() => onRemove(address))}
                  {...hold('remove-address', address.id)}
                >
                  <TrashIcon /> {t.remove}
                </button>
              }
            />
          </li>
        ))}
        <li className="site-address-more">
          <h2>{addresses.length === 0 ? t.emptyTitle : t.moreTitle}</h2>
          <p>{t.moreText}</p>
          {add('soft')}
        </li>
      </ul>
    </AccountFrame>
  );
}
