import { callApi } from '../callApi';
import { sendWrite, type WriteMethod } from '../sendWrite';
import { tryStorage } from '../storage';

/** Under which key this device remembers that the sample customer was changed here: pages then read the API. */
const changedKey = 'mr-account';
/** Under which key the next page finds what was just done. */
const noteKey = 'mr-account-note';

/** What was done on the page before, which the next one says. */
const notes = ['profileSaved', 'addressSaved', 'orderPlaced'] as const;

export type AccountNote = (typeof notes)[number];

/** Changes a record, and remembers on this device that there is a change. Gives the answer, if there is one. */
export async function changeAccount<Value>(method: WriteMethod, path: string, body?: object): Promise<Value> {
  const isFirst = !document.documentElement.hasAttribute('data-own');
  // Before the answer: the page may be left, and the change is made all the same.
  tryStorage(() => localStorage.setItem(changedKey, '1'));
  const answer = await sendWrite<Value>(method, path, body, callApi).catch((error: unknown) => {
    if (isFirst) forgetChanges();
    throw error;
  });
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
