/** Account of the demo that a visitor may use. Its password is public. */
export interface SampleAccount {
  role: 'shopper' | 'seller' | 'admin';
  name: string;
  email: string;
  password: string;
}

/** Reads one sample account of each role from the sample itself: no call names the administrator. */
export async function sampleAccounts(): Promise<SampleAccount[]> {
  const { administratorId, shops, users } = await import('@marketrow/fixtures');
  const ids = { shopper: users[0]?.id, seller: shops[0]?.user.id, admin: administratorId };
  return (['shopper', 'seller', 'admin'] as const).flatMap((role) =>
    users
      .filter(({ id }) => id === ids[role])
      .map(({ name: { firstName, lastName }, email, password }) => ({
        role,
        name: `${firstName} ${lastName}`,
        email,
        password,
      })),
  );
}
