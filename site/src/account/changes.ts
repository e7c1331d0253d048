import { callApi } from '../callApi';
import { tryStorage } from '../storage';

/** Under which key this device remembers that the sample customer was changed here: pages then read the API. */
const changedKey = 'mr-account';
/** Under which key the next page finds what was just done. */
const noteKey = 'mr-account-note';

/** What was done on the page before, which the next one says. */
const notes = ['profileSaved', 'addressSaved', 'orderPlaced'] as const;

export type AccountNote = (typeof notes)[number];

/** Changes a record, and remembers on this device that there is a change. Gives the answer, if there is one. */
export async function changeAccount<Value>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Value> {
  const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await callApi<Value>(path, { method, ...init });
  tryStorage(() => localStorage.setItem(changedKey, '1'));
  document.documentElement.setAttribute('data-own', '');
  return answer;
}

/** Forgets that the sample customer was changed here. */
export function forgetChanges(): void {
  tryStorage(() => localStorage.removeItem(changedKey));
}

/** Leaves a note for the next page. */
export function leaveNote(note: AccountNote): void {
  tryStorage(() => sessionStorage.setItem(noteKey, note));
}

/** Takes the note that the page before has left. */
export function takeNote(): AccountNote | undefined {
  const note = tryStorage(() => sessionStorage.getItem(noteKey));
  tryStorage(() => sessionStorage.removeItem(noteKey));
  return notes.find((known) => known === note);
}
