import { tryStorage } from '../../storage';

/** Under which key the next page finds what was just done. */
const key = 'mr-work-note';

/** Leaves a message for the next page. */
export function leaveNote(text: string): void {
  tryStorage(() => sessionStorage.setItem(key, text));
}

/** Takes the message that the page before has left. */
export function takeNote(): string | undefined {
  const note = tryStorage(() => sessionStorage.getItem(key));
  tryStorage(() => sessionStorage.removeItem(key));
  return note ?? undefined;
}
