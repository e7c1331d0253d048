import { ProfileForm, type ProfileFormValues } from '@marketrow/components/ProfileForm';
import { href, paths } from '../routes';
import { changeAccount, leaveNote } from './changes';
import { hasSession } from '../hasSession';
import { squarePicture } from './squarePicture';
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
  const save = async ({ firstName, lastName, email, phone, dateOfBirth, newAvatar }: ProfileFormValues) => {
    const avatar = newAvatar && (await squarePicture(newAvatar).catch(() => null));
    const t = messages.account.profile;
    if (avatar === null) return { failure: { title: t.pictureFailed, text: t.pictureFailedText } };
    await changeAccount('PUT', `/api/user-list/${user.id}`, {
      name: { firstName, lastName },
      email,
      // What the record cannot leave empty stays as it was.
      phone: phone === '' ? user.phone : phone,
      ...((dateOfBirth || user.dateOfBirth) && { dateOfBirth: dateOfBirth || user.dateOfBirth }),
      ...(avatar !== undefined && { avatar }),
    });
    if (hasSession()) keepName({ firstName, lastName });
    leaveNote('profileSaved');
    leave();
    return undefined;
  };
  return (
    <FormProvider context={context}>
      <ProfileForm
        className="site-account-box"
        aria-label={messages.account.profile.edit}
        defaultValues={{ ...user.name, email: user.email, phone: user.phone, dateOfBirth: user.dateOfBirth ?? '' }}
        avatar={user.avatar}
        onSubmit={save}
        onCancel={leave}
        onErrorCountChange={(count) => markTitle(context, count)}
      />
    </FormProvider>
  );
}
