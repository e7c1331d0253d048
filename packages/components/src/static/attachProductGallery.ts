import { actionAt, attachRoots, dataOf, partsOf } from './behavior.js';
import { closeDialog, showModal } from '../internal/dom.js';
import { format } from '../internal/text/format.js';
import { attachZoom } from './galleryZoom.js';
import { isForBrowser, scrollStage, shownOf, stagePosition, watchStage } from '../shop/ProductGallery/galleryStage.js';
import type { StageMotion } from '../shop/ProductGallery/productGalleryState.js';
import { afterScroll, firstOfColor, pictureAfter, shownByColor } from '../shop/ProductGallery/productGalleryState.js';

/**
 * Adds behavior to each `ProductGallery` in `container`, itself included, on a static page: thumbnails, previous and
 * next scroll the stage instead of following an anchor, swiping updates the index, and a press on the image opens the
 * dialog with zoom. With `colorName` of `StaticProductGallery`, the value of that form field anywhere on the page
 * filters the images by color. Returns the clean-up function.
 */
export function attachProductGallery(container: HTMLElement): () => void {
  return attachRoots(container, 'gallery', 'attachProductGallery', attachRoot);
}

interface Data {
  item?: string;
  messages?: Record<string, string>;
  colorName?: string;
  /** Color of each image. */
  colors?: (string | null)[];
  /** URL of the largest file of each image. */
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
  // The stage may have been swiped before the script ran.
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
    // Updates the numbers of images that are shown with every color; custom alternative texts stay.
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
    // The browser may have restored another choice than the rendered one.
    const drawn = links.map((link) => colors[allLinks.indexOf(link)]).find(Boolean);
    if (first !== undefined && drawn !== first) showColor(first);
  }

  root.addEventListener(
    'click',
    (event) => {
      // A press on the background beside the image closes the dialog, as does the button of its form.
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
      // The dialog may show another image than the pressed one.
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
