/*
 * The frame's menus, search and drawers are React, which no page loads before a shopper is about to use them. Until then
 * each control is a link or a plain form; the press that comes first is kept and played again once the frame is there.
 */
import { foldHeader } from '@marketrow/components/Header';
import { showChosenTheme } from '@marketrow/components/ThemeSwitch';
import { keptPromise } from '../../keptPromise';
import { frameSelectors, panelOf, type Panel } from '../../markup';
import { offerQuickView } from './quickView';
import { attachSessionLinks } from './sessionLinks';

const frames = new Map<'frame', ReturnType<typeof load>>();
let isReady = false;
let isWatching = false;

/** The frame, loaded at the first use; after a failure the next use tries again. */
const frame = () => keptPromise(frames, 'frame', load);

/** Loads the frame; it takes over its parts of the page. */
async function load() {
  const { startFrame } = await import('../../islands/frame/startFrame');
  const open = await startFrame();
  isReady = true;
  return open;
}

/** Loads the frame without opening anything: it shows what the cart refused. */
export async function loadFrame(): Promise<void> {
  await frame();
}

/** Opens a drawer over the page. Rejects when it cannot be loaded. */
export async function openPanel(panel: Panel): Promise<void> {
  (await frame())(panel);
}

/** Begins to listen: at the first sign that the page is used. The openers become buttons that open a drawer. */
export function watchIntent(first: Event): void {
  if (isWatching) return;
  isWatching = true;
  attachSessionLinks();
  offerQuickView();
  // It may be chosen on another page, before this one comes back as it was left, or in another tab.
  for (const type of ['pageshow', 'storage']) addEventListener(type, showChosenTheme);
  const header = document.querySelector('header');
  if (header) foldHeader(header, new AbortController().signal);
  for (const link of document.querySelectorAll(frameSelectors.opener)) {
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart', 'click']) addEventListener(sign, handle, true);
  if (first.type !== 'click' && first.target instanceof Element) handle(first);
}

function handle(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const part = target.closest<HTMLElement>(frameSelectors.part);
  if (!part) return;
  const { type, ctrlKey, metaKey } = event as MouseEvent;
  const panel = panelOf(part);
  const control = target.closest<HTMLAnchorElement>(frameSelectors.control);
  // A press for a new tab is the browser's own.
  const isPress = type === 'click' && control && !ctrlKey && !metaKey && (panel ?? !isReady);
  if (isPress) event.preventDefault();
  else if (isReady) return;
  frame().then(
    (open) => {
      if (isPress && panel) open(panel);
      else if (isPress) control.click();
      // A pointer that rests on a name came before anybody listened.
      else if (type === 'pointerover') target.dispatchEvent(new PointerEvent(type, event));
    },
    () => isPress && control.href && location.assign(control.href),
  );
}
