/*
 * Browser features that jsdom and other DOMs without layout lack, so that a shop's tests can render every component
 * there. Browser only.
 */

/** Opens `dialog` as a modal; where `showModal` is missing, shows it in place. */
export function showModal(dialog: HTMLDialogElement | null | undefined): void {
  if ('showModal' in HTMLDialogElement.prototype) dialog?.showModal();
  else dialog?.setAttribute('open', '');
}

/** Closes `dialog`. Without native dialog support no `close` event follows. */
export function closeDialog(dialog: HTMLDialogElement | null | undefined): void {
  if ('close' in HTMLDialogElement.prototype) dialog?.close();
  else dialog?.removeAttribute('open');
}

/** Returns true if a media query matches; false where media queries are not supported. */
export function matchesMedia(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** Calls `listener` when a media query starts or stops matching, until `signal` is aborted. */
export function watchMedia(query: string, listener: () => void, signal: AbortSignal): void {
  if (typeof matchMedia === 'function') matchMedia(query).addEventListener('change', listener, { signal });
}
