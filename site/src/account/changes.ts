import { callApi } from '../callApi';
import { newKey } from '../newKey';
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
  // Before the answer: the page may be left, and the change is made all the same.
  const ownMark = markFirstChange();
  const answer = await sendWrite<Value>(method, path, body, callApi).catch((error: unknown) => {
    // Another tab that has saved since has put its mark in the place of this one.
    if (ownMark !== undefined && tryStorage(() => localStorage.getItem(changedKey)) === ownMark) forgetChanges();
    throw error;
  });
  // Again: another tab whose first change has failed may have taken the mark away.
  tryStorage(() => localStorage.setItem(changedKey, '1'));
  document.documentElement.setAttribute('data-own', '');
  return answer;
}

/** Marks that a change is under way, by a name of its own; undefined where there is a mark already, or no storage. */
function markFirstChange(): string | undefined {
  return tryStorage(() => {
    if (localStorage.getItem(changedKey) !== null) return undefined;
    const ownMark = newKey();
    localStorage.setItem(changedKey, ownMark);
    return ownMark;
  });
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
