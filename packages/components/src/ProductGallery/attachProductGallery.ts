/**
 * Brings a server-rendered `ProductGallery` to life: thumbs, previous and next move the stage in place of following an
 * anchor, and a press on the picture opens it large. What is shown follows from where the stage is scrolled, so swiping
 * counts as well. Returns the clean-up.
 */
export function attachProductGallery(root: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const track = root.querySelector<HTMLElement>('[data-mr-track]');
  const thumbs = [...root.querySelectorAll<HTMLElement>('[data-mr-action=show]')];
  const dialog = root.querySelector('dialog');
  if (!track) return () => undefined;
  const slides = [...track.children];
  let current = 0;

  const mark = () => {
    current = Math.round(Math.abs(track.scrollLeft) / (track.clientWidth || 1));
    thumbs.forEach((thumb, index) => {
      if (index === current) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
  };

  const show = (index: number) => {
    const target = (index + slides.length) % slides.length;
    const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    track.scrollTo({ left: sign * target * track.clientWidth });
  };

  const enlarge = (link: Element) => {
    const picture = link.querySelector('img')?.cloneNode() as HTMLImageElement | undefined;
    if (!picture || !dialog) return;
    picture.removeAttribute('class');
    picture.sizes = '100vw';
    dialog.querySelector('img')?.remove();
    dialog.append(picture);
    dialog.showModal();
  };

  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as HTMLElement;
      // A press on the ground beside the picture closes, as does the button of the dialog's own form.
      if (target === dialog) dialog.close();
      const control = target.closest<HTMLElement>('[data-mr-action]');
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const action = control.dataset['mrAction'];
      if (action === 'show') show(thumbs.indexOf(control));
      if (action === 'previous') show(current - 1);
      if (action === 'next') show(current + 1);
      if (action === 'enlarge') enlarge(control);
    },
    { signal },
  );
  track.addEventListener('scroll', mark, { signal, passive: true });
  mark();

  return () => controller.abort();
}
