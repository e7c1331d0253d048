import { HttpError } from '../error.ts';
import type { Contact } from '../schemas/index.ts';
import type { Call } from './call.ts';

/** The user who is signed in, as orders, addresses and tickets name people. Throws a 401 when no user has the id. */
export async function contact(call: Call): Promise<Contact> {
  const [id, users] = await Promise.all([call.user(), call.records.users()]);
  const user = users.find((candidate) => candidate.id === id);
  if (!user) throw new HttpError(401, 'Not signed in');
  const { email, phone, avatar, name } = user;
  return { id, email, phone, avatar, name };
}
