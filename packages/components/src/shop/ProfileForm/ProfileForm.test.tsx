import { expect, it, vi } from 'vitest';
import { describeConformance, fireEvent, screen, setup, waitFor } from '#test-utils';
import { ProfileForm, profileSchema } from './index.js';

const ines = {
  firstName: 'Ines',
  lastName: 'Calder',
  email: 'ines.calder@example.com',
  phone: '+1 555 010 0118',
  dateOfBirth: '1991-09-07',
};

describeConformance(<ProfileForm onSubmit={() => undefined} onCancel={() => undefined} />, {
  element: HTMLFormElement,
  visibleLabel: 'firstName',
  variants: [{ defaultValues: ines }],
});

it('hands over a profile that is edited', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<ProfileForm onSubmit={handleSubmit} defaultValues={ines} />);
  await user.clear(screen.getByLabelText('Last name'));
  await user.type(screen.getByLabelText('Last name'), 'Marsh');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ ...ines, lastName: 'Marsh' });
});

it('hands over a picture that is chosen, and refuses one that is too large or of another kind', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(
    <ProfileForm onSubmit={handleSubmit} defaultValues={ines} avatar="/ines.webp" maxAvatarBytes={1_000_000} />,
  );
  const field = screen.getByLabelText('Profile picture');
  expect(field).toHaveAccessibleDescription(/at most 1 MB/);
  const large = new File([new Uint8Array(1_000_001)], 'large.png', { type: 'image/png' });
  fireEvent.change(field, { target: { files: [large] } });
  expect(await screen.findByText('large.png is too large.')).toBeInTheDocument();
  const face = new File(['face'], 'face.png', { type: 'image/png' });
  fireEvent.change(field, { target: { files: [face] } });
  expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('face.png');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ ...ines, newAvatar: face });
});

it('keeps what was typed when it is not saved', async () => {
  const { user } = setup(<ProfileForm onSubmit={() => Promise.reject(new Error('503'))} defaultValues={ines} />);
  await user.type(screen.getByLabelText('Phone'), '9{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your profile was not saved.'));
  expect(screen.getByLabelText('Phone')).toHaveValue('+1 555 010 01189');
});

it('takes no phone number in words and no birthday in the future', () => {
  const wrong = (change: object) =>
    profileSchema()
      .safeParse({ ...ines, ...change })
      .error?.issues.map(({ message }) => message);
  expect(wrong({})).toBeUndefined();
  expect(wrong({ phone: '', dateOfBirth: '' })).toBeUndefined();
  expect(wrong({ phone: 'none' })).toEqual(['A phone number has digits, spaces, + and -']);
  expect(wrong({ dateOfBirth: '9999-01-01' })).toEqual(['Give a date in the past']);
});
