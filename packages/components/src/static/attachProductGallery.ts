import { actionAt, attachRoots, dataOf, partsOf } from './behavior.js';
import { closeDialog, showModal } from '../internal/dom.js';
import { format } from '../internal/text/format.js';
import { attachZoom } from './galleryZoom.js';
import { isForBrowser, scrollStage, shownOf, stagePosition, watchStage } from '../shop/ProductGallery/galleryStage.js';
import type { StageMotion } from '../shop/ProductGallery/productGalleryState.js';
import { afterScroll, firstOfColor, pictureAfter, shownByColor } from '../shop/ProductGallery/productGalleryState.js';

/**
 * Adds behaviour to each `ProductGallery` in `container`, itself included, on a static page: thumbs, previous and next move
 * the stage in place of following an anchor, and a press on the picture opens it large, where it can be zoomed. Swiping
 * counts as well. With `colorName` of `StaticProductGallery` the choice of that form field anywhere on the page shows the pictures of the color.
 * Returns the function that takes the behaviour away.
 */
export function attachProductGallery(container: HTMLElement): () => void {
  return attachRoots(container, 'gallery', 'attachProductGallery', attachRoot);
}

interface Data {
  item?: string;
  messages?: Record<string, string>;
  colorName?: string;
  /** Color of each picture. */
  colors?: (string | null)[];
  /** Address of the largest file of each picture. */
  zoomSrcs?: (string | null)[];
}

function attachRoot(root: HTMLElement, signal: AbortSignal): void {
  const [track] = partsOf(root, 'track');
  const [dialog] = partsOf(root, 'dialog') as HTMLDialogElement[];
  const [large] = partsOf(root, 'large');
  const [counter] = partsOf(root, 'counter');
  const { item = '', messages = {}, colorName, colors = [], zoomSrcs = [] } = dataOf(root) as Data;
  const allThumbs = partsOf(root, 'thumb');
  const allLinks = partsOf(root, 'slide');
  if (!track) return;
  let thumbs = shownOf(allThumbs);
  let links = shownOf(allLinks);
  // The stage may have been swiped before the script came.
  const marked = thumbs.findIndex((thumb) => thumb.hasAttribute('aria-current'));
  let index = stagePosition(track) || Math.max(0, marked);
  let motion: StageMotion = 'still';
  const zoom = attachZoom(
    root,
    large,
    messages,
    () => zoomSrcs[allLinks.indexOf(links[index] as HTMLElement)] ?? undefined,
    signal,
  );

  const show = () => {
    thumbs.forEach((thumb, position) => {
      if (position === index) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
    links.forEach((link, position) => {
      if (position === index) link.removeAttribute('tabindex');
      else link.tabIndex = -1;
    });
    if (counter) counter.textContent = numbered(messages['counter'], index);
    if (dialog?.open) enlarge();
  };

  const numbered = (message = '', position: number) =>
    format(message, { number: position + 1, count: links.length, item });

  const enlarge = () => {
    const picture = links[index]?.querySelector('img')?.cloneNode() as HTMLImageElement | undefined;
    if (!picture || large?.querySelector('img')?.alt === picture.alt) return;
    picture.removeAttribute('class');
    picture.sizes = '100vw';
    large?.replaceChildren(picture);
  };

  const goTo = (next: number) => {
    const changes = next !== index;
    index = next;
    motion = stagePosition(track) === index ? 'still' : 'travelling';
    if (changes) zoom.end();
    show();
    scrollStage(track, index);
  };

  const open = (position: number) => {
    goTo(position);
    enlarge();
    showModal(dialog);
  };

  const showColor = (color: string | undefined) => {
    const own = allLinks.map((_, place) => colors[place] ?? undefined);
    const shown = shownByColor(own, color);
    // What is shown with every color has another number now; a text of the caller's own stays.
    const renumbered = links.flatMap((link, position) => {
      const picture = link.querySelector('img');
      return picture?.alt === numbered(messages['picture'], position) ? [picture] : [];
    });
    for (const nodes of [allLinks, allThumbs]) {
      nodes.forEach((node, place) => node.closest('li')?.toggleAttribute('hidden', !shown[place]));
    }
    thumbs = shownOf(allThumbs);
    links = shownOf(allLinks);
    links.forEach((link, position) => {
      const picture = link.querySelector('img');
      if (picture && renumbered.includes(picture)) picture.alt = numbered(messages['picture'], position);
      thumbs[position]?.setAttribute('aria-label', numbered(messages['show'], position));
    });
    index = -1;
    goTo(firstOfColor(own, color));
  };
  if (colorName !== undefined) {
    const isChosen = (input: HTMLInputElement) => input.name === colorName && input.checked;
    const first = [...document.querySelectorAll('input')].find(isChosen)?.value;
    document.addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLInputElement && isChosen(target)) showColor(target.value);
      },
      { signal },
    );
    // The browser may have kept another choice than the one that the page was drawn with.
    const drawn = links.map((link) => colors[allLinks.indexOf(link)]).find(Boolean);
    if (first !== undefined && drawn !== first) showColor(first);
  }

  root.addEventListener(
    'click',
    (event) => {
      // A press on the background beside the picture closes, as does the button of the dialog's own form.
      if (dialog && event.target === dialog) closeDialog(dialog);
      const { action, control } = actionAt(root, event.target) ?? {};
      if (!control || isForBrowser(event)) return;
      if (action === 'previous' || action === 'next') goTo(pictureAfter(action, index, links.length));
      if (action !== 'show' && action !== 'enlarge') return;
      event.preventDefault();
      if (action === 'show') goTo(thumbs.indexOf(control));
      else open(links.indexOf(control));
    },
    { signal },
  );
  dialog?.addEventListener(
    'close',
    () => {
      zoom.end();
      large?.replaceChildren();
      // Another picture may be shown than the one that was pressed.
      links[index]?.focus({ preventScroll: true });
    },
    { signal },
  );
  const stop = watchStage(
    track,
    () => {
      const now = afterScroll(stagePosition(track), motion, index);
      motion = now.motion;
      if (now.index === index) return;
      index = now.index;
      show();
    },
    () => {
      motion = 'still';
      index = stagePosition(track);
      show();
    },
    () => {
      if (motion === 'swiped' || stagePosition(track) === index) return;
      motion = 'travelling';
      scrollStage(track, index, 'instant');
    },
  );
  signal.addEventListener('abort', stop);
  show();
}
