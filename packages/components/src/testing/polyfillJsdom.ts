/* Adds the browser features that jsdom lacks and the kit uses, as far as a DOM without layout can behave like a browser. */

/** Adds a missing member until `signal` is aborted; a native one is not replaced. */
type Define = (target: object, name: string, value: unknown) => void;

const modals: HTMLDialogElement[] = [];
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function open(dialog: HTMLDialogElement, isModal: boolean): void {
  if (dialog.open) {
    if (modals.includes(dialog) === isModal) return;
    throw new DOMException('The dialog is already open.', 'InvalidStateError');
  }
  if (isModal && !dialog.isConnected) throw new DOMException('The dialog is not connected.', 'InvalidStateError');
  openers.set(dialog, document.activeElement);
  dialog.setAttribute('open', '');
  if (isModal) modals.push(dialog);
  const focusable = 'button, input, select, textarea, a[href], [tabindex]:not([tabindex="-1"])';
  const candidates = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (node) => !node.matches(':disabled, [type="hidden"]'),
  );
  const first = dialog.querySelector<HTMLElement>('[autofocus]') ?? candidates[0];
  if (first) first.focus();
  else {
    const hadTabIndex = dialog.hasAttribute('tabindex');
    if (!hadTabIndex) dialog.tabIndex = -1;
    dialog.focus();
    if (!hadTabIndex) dialog.removeAttribute('tabindex');
  }
}

function close(dialog: HTMLDialogElement, returnValue?: string): void {
  if (!dialog.open) return;
  dialog.removeAttribute('open');
  if (returnValue !== undefined) dialog.returnValue = returnValue;
  const place = modals.indexOf(dialog);
  if (place >= 0) modals.splice(place, 1);
  const opener = openers.get(dialog);
  if (opener?.isConnected && 'focus' in opener) (opener as HTMLElement).focus();
  // In a later task, as in browsers: the dialog may be open again by then.
  setTimeout(() => dialog.dispatchEvent(new Event('close')));
}

/** Dispatches `cancel` on the dialog, and closes it unless the event was prevented. */
function requestClose(dialog: HTMLDialogElement, returnValue?: string): void {
  if (dialog.open && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) close(dialog, returnValue);
}

function polyfillDialog(define: Define, signal: AbortSignal): void {
  const dialog = HTMLDialogElement.prototype;
  if ('showModal' in dialog) return;
  define(dialog, 'returnValue', '');
  define(dialog, 'show', function show(this: HTMLDialogElement) {
    open(this, false);
  });
  define(dialog, 'showModal', function showModal(this: HTMLDialogElement) {
    open(this, true);
  });
  define(dialog, 'close', function closeSelf(this: HTMLDialogElement, returnValue?: string) {
    close(this, returnValue);
  });
  define(dialog, 'requestClose', function requestCloseSelf(this: HTMLDialogElement, returnValue?: string) {
    requestClose(this, returnValue);
  });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const top = modals.findLast((modal) => modal.isConnected);
    if (top) requestClose(top);
  };
  const handleSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter;
    const method = button?.getAttribute('formmethod') ?? form.getAttribute('method');
    if (method?.toLowerCase() !== 'dialog' || event.defaultPrevented) return;
    // jsdom would report a navigation that it does not implement.
    event.preventDefault();
    const owner = form.closest('dialog');
    if (owner) close(owner, button?.getAttribute('value') ?? undefined);
  };
  window.addEventListener('keydown', handleKey, { signal });
  window.addEventListener('submit', handleSubmit, { signal });
}

/** A query that never matches and never changes. */
class NoMedia extends EventTarget {
  readonly matches = false;
  readonly onchange = null;
  readonly media: string;
  constructor(media: string) {
    super();
    this.media = media;
  }
  addListener(listener: EventListener): void {
    this.addEventListener('change', listener);
  }
  removeListener(listener: EventListener): void {
    this.removeEventListener('change', listener);
  }
}

/** Without layout nothing has a size or becomes visible, so no callback is called. */
class NoObserver {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
  readonly takeRecords = (): [] => [];
}

function scroll(node: Element, isRelative: boolean, where: ScrollToOptions | number | undefined, top?: number): void {
  const to = typeof where === 'object' ? where : { left: where, top };
  node.scrollLeft = (to.left ?? (isRelative ? 0 : node.scrollLeft)) + (isRelative ? node.scrollLeft : 0);
  node.scrollTop = (to.top ?? (isRelative ? 0 : node.scrollTop)) + (isRelative ? node.scrollTop : 0);
  node.dispatchEvent(new Event('scroll'));
}

function polyfillScrolling(define: Define): void {
  const element = Element.prototype;
  define(element, 'scrollTo', function scrollTo(this: Element, where?: ScrollToOptions | number, top?: number) {
    scroll(this, false, where, top);
  });
  define(element, 'scrollBy', function scrollBy(this: Element, where?: ScrollToOptions | number, top?: number) {
    scroll(this, true, where, top);
  });
  define(element, 'scrollIntoView', () => undefined);
  define(element, 'setPointerCapture', () => undefined);
  define(element, 'releasePointerCapture', () => undefined);
  define(element, 'hasPointerCapture', () => false);
}

/**
 * Adds the browser features that jsdom lacks and the kit uses: `dialog.showModal()`, `show()`, `close()` and
 * `requestClose()` with focus handling, the `cancel` and `close` events, Escape and `<form method="dialog">`;
 * `matchMedia` (no query matches), `ResizeObserver` and `IntersectionObserver` (never report), scrolling and pointer
 * capture. Does not replace existing features, so a call in a browser does nothing. Call it in the setup file of the
 * tests. Returns the function that removes the polyfills.
 */
export function polyfillJsdom(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const define: Define = (target, name, value) => {
    if (Reflect.get(target, name) !== undefined) return;
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
    signal.addEventListener('abort', () => Reflect.deleteProperty(target, name));
  };
  polyfillDialog(define, signal);
  define(window, 'matchMedia', (query: string) => new NoMedia(query));
  define(window, 'ResizeObserver', NoObserver);
  define(window, 'IntersectionObserver', NoObserver);
  polyfillScrolling(define);
  return () => controller.abort();
}
