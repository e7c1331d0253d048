import { HttpError } from '../error.ts';
import type { Contact } from '../schemas/index.ts';
import type { Call } from './call.ts';

/** Reads the contact of the user who is signed in. Throws an `HttpError` 401 for an unknown id. */
export async function contact(call: Call): Promise<Contact> {
  const [id, users] = await Promise.all([call.user(), call.records.users()]);
  const user = users.find((candidate) => candidate.id === id);
  if (!user) throw new HttpError(401, 'Not signed in');
  const { email, phone, avatar, name } = user;
  return { id, email, phone, avatar, name };
}
