import { AddressForm, type AddressValues } from '@marketrow/components/AddressForm';
import type { Address } from '../data/types';
import { href, paths } from '../routes';
import { changeAccount, leaveNote } from './changes';
import { FormProvider, markTitle } from './FormProvider';
import type { AccountContext } from './model/types';

export interface AddressEditProps {
  context: AccountContext;
  /** The address. Left out: a new one. */
  address?: Omit<Address, 'user'> | undefined;
  /** The owner's phone number, for an address without one. */
  phone: string;
  /** Name of the form. */
  label: string;
}

/** The form of an address. Saved, it leads back to the list. */
export function AddressEdit({ context, address, phone: ownPhone, label }: AddressEditProps) {
  const leave = () => location.assign(href(context.locale, paths.addresses));
  const save = async ({ phone, ...values }: AddressValues) => {
    const record = { ...values, phone: phone === '' ? ownPhone : phone };
    if (address) await changeAccount('PUT', `/api/address/user/${address.id}`, record);
    else await changeAccount('POST', '/api/address/user', record);
    leaveNote('addressSaved');
    leave();
  };
  return (
    <FormProvider context={context}>
      <AddressForm
        className="site-account-box"
        aria-label={label}
        defaultValues={address}
        onSubmit={save}
        onCancel={leave}
        onErrorCountChange={(count) => markTitle(context, count)}
      />
    </FormProvider>
  );
}
