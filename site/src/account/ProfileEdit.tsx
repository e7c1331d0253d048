import { ProfileForm, type ProfileValues } from '@marketrow/components/ProfileForm';
import { href, paths } from '../routes';
import { changeAccount, leaveNote } from './changes';
import { hasSession } from './hasSession';
import { keepName } from './knownName';
import { FormProvider, markTitle } from './FormProvider';
import type { AccountContext, AccountFacts } from './model/types';

export interface ProfileEditProps {
  context: AccountContext;
  user: AccountFacts['user'];
}

/** The form of a profile. Saved, it leads back to the profile. */
export function ProfileEdit({ context, user }: ProfileEditProps) {
  const { locale, messages } = context;
  const leave = () => location.assign(href(locale, paths.profile));
  const save = async ({ firstName, lastName, email, phone, dateOfBirth }: ProfileValues) => {
    await changeAccount('PUT', `/api/user-list/${user.id}`, {
      name: { firstName, lastName },
      email,
      // What the record cannot leave empty stays as it was.
      phone: phone === '' ? user.phone : phone,
      dateOfBirth: dateOfBirth === '' ? user.dateOfBirth : dateOfBirth,
    });
    if (hasSession()) keepName({ firstName, lastName });
    leaveNote('profileSaved');
    leave();
  };
  return (
    <FormProvider context={context}>
      <ProfileForm
        className="site-account-box"
        aria-label={messages.account.profile.edit}
        defaultValues={{ ...user.name, email: user.email, phone: user.phone, dateOfBirth: user.dateOfBirth }}
        onSubmit={save}
        onCancel={leave}
        onErrorCountChange={(count) => markTitle(context, count)}
      />
    </FormProvider>
  );
}
