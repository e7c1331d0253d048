/*
 * The page's polite live region. A page of the house has one in its server HTML (`<div role="status" data-mr-live>`);
 * where there is none, it is made here, empty, before the first text is written into it.
 */
const lifetime = 7000;

let clearing: ReturnType<typeof setTimeout> | undefined;

/** The page's polite live region, made when the page has none. Browser only. */
export function liveRegion(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-mr-live]');
  if (found) return found;
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('data-mr-live', '');
  // Hidden from the eye only. There is no class to rely on outside a component, so the styles are set one by one.
  Object.assign(region.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  document.body.append(region);
  return region;
}

/** Has `text` spoken politely. It is taken away again after 7 s, so that nobody meets an old message. Browser only. */
export function announce(text: string): void {
  const region = liveRegion();
  clearTimeout(clearing);
  region.textContent = text;
  clearing = setTimeout(() => (region.textContent = ''), lifetime);
}
