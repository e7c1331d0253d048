import { callApi, CallError } from '../callApi';
import type { Messages } from '../i18n';
import { pluralIn } from '../i18n/plural';
import { localeFacts, type Locale } from '../routes';

/** Answer other than success. */
export interface CallFailure {
  /** Status of the answer, 0 for none. */
  status: number;
  /** Seconds to wait before the next attempt. Optional: the server names none. */
  retryAfter?: number | undefined;
}

/** Calls the API about an account. Returns undefined on success, else the failure. Never rejects. */
export async function callAccounts(
  method: 'POST' | 'DELETE',
  path: string,
  body: object,
): Promise<CallFailure | undefined> {
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    await callApi(path, init);
    return undefined;
  } catch (error) {
    return error instanceof CallError ? error : { status: 0 };
  }
}

/** Messages of `failureOf`. */
export type FailureMessages = Pick<
  Messages['login'],
  'tooMany' | 'tooManyText' | 'offline' | 'offlineText' | 'noAnswer' | 'noAnswerText'
>;

/** Returns the message for a failure: too many attempts, no network, no answer, or else a refusal. */
export function failureOf(
  { status, retryAfter = 0 }: CallFailure,
  locale: Locale,
  messages: FailureMessages,
  refusal: { title: string; text: string },
) {
  const failure = (title: string, text: string) => ({ failure: { title, text, keepSecrets: true } });
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    return failure(messages.tooMany, pluralIn(localeFacts[locale].tag, messages.tooManyText, minutes));
  }
  if (status === 0 && !navigator.onLine) return failure(messages.offline, messages.offlineText);
  if (status === 0 || status >= 500) return failure(messages.noAnswer, messages.noAnswerText);
  return { failure: refusal };
}

/** Token in the address of the page. */
export function tokenOfPage(): string {
  return new URLSearchParams(location.search).get('token') ?? '';
}
