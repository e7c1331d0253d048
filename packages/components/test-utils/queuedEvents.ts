/**
 * Waits until the browser has dispatched the `toggle` events of `<details>` and the `close` events of `<dialog>` that
 * earlier changes have queued: each comes before the one of a probe. A timeout instead may be too short on a busy machine.
 */
export async function queuedEvents(): Promise<void> {
  const details = document.createElement('details');
  const dialog = document.createElement('dialog');
  document.body.append(details, dialog);
  const dispatched = Promise.all([
    new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true })),
    new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true })),
  ]);
  details.open = true;
  // Not `show`, which moves focus.
  dialog.open = true;
  dialog.close();
  await dispatched;
  details.remove();
  dialog.remove();
}
