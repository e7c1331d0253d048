import { actionAt, attachRoots, partsOf } from '../internal/behavior';
import { isForBrowser, scrollStage, stagePosition, watchStage } from './galleryStage';
import type { StageMotion } from './productGalleryState';
import { afterScroll, pictureAfter } from './productGalleryState';

/**
 * Adds behaviour to each `ProductGallery` in `container`, itself included, on a static page: thumbs, previous and next move
 * the stage in place of following an anchor, and a press on the picture opens it large. Swiping counts as well. Returns the
 * function that takes the behaviour away.
 */
export function attachProductGallery(container: HTMLElement): () => void {
  return attachRoots(container, 'gallery', 'attachProductGallery', attachRoot);
}

function attachRoot(root: HTMLElement, signal: AbortSignal): void {
  const [track] = partsOf(root, 'track');
  const [dialog] = partsOf(root, 'dialog') as HTMLDialogElement[];
  const [large] = partsOf(root, 'large');
  const thumbs = partsOf(root, 'thumb');
  const links = partsOf(root, 'slide');
  if (!track) return;
  // The stage may have been swiped before the script came.
  const marked = thumbs.findIndex((thumb) => thumb.hasAttribute('aria-current'));
  let index = stagePosition(track) || Math.max(0, marked);
  let motion: StageMotion = 'still';

  const show = () => {
    thumbs.forEach((thumb, position) => {
      if (position === index) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
    links.forEach((link, position) => {
      if (position === index) link.removeAttribute('tabindex');
      else link.tabIndex = -1;
    });
    if (dialog?.open) enlarge();
  };

  const enlarge = () => {
    const picture = links[index]?.querySelector('img')?.cloneNode() as HTMLImageElement | undefined;
    if (!picture || large?.querySelector('img')?.src === picture.src) return;
    picture.removeAttribute('class');
    picture.sizes = '100vw';
    large?.replaceChildren(picture);
  };

  const goTo = (next: number) => {
    index = next;
    motion = stagePosition(track) === index ? 'still' : 'travelling';
    show();
    scrollStage(track, index);
  };

  const open = (position: number) => {
    goTo(position);
    enlarge();
    dialog?.showModal();
  };

  root.addEventListener(
    'click',
    (event) => {
      // A press on the background beside the picture closes, as does the button of the dialog's own form.
      if (dialog && event.target === dialog) dialog.close();
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
  );
  signal.addEventListener('abort', stop);
  show();
  if (stagePosition(track) !== index) scrollStage(track, index, 'instant');
}
