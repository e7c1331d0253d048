import { seedSamples } from '../src/accounts/samples.ts';
import type { Orm } from '../src/database/database.ts';

/** People that tests sign in as. */
export const ada = {
  id: 'user-ada',
  customerId: 'customer-ada',
  email: 'Ada.Quill@shop.test',
  phone: '+1 555 010 0901',
  name: { firstName: 'Ada', lastName: 'Quill' },
  avatar: '/images/people/ada-quill.webp',
  password: 'candle before rain 31',
};

/** The other one. */
export const ben = {
  id: 'user-ben',
  customerId: 'customer-ben',
  email: 'ben.moor@shop.test',
  phone: '+1 555 010 0902',
  name: { firstName: 'Ben', lastName: 'Moor' },
  avatar: '/images/people/ben-moor.webp',
  password: ' Spaces & Größe count ',
};

/** The credentials with which somebody signs in by mail. */
export function credentialsOf({ email, password }: typeof ada): { username: string; password: string } {
  return { username: email, password };
}

/** Makes the accounts of both. */
export async function seedPeople(orm: Orm): Promise<void> {
  const people = [ada, ben];
  await seedSamples(
    orm,
    people,
    people.map(({ customerId, email }) => ({ id: customerId, email, balance: 0 })),
  );
}
