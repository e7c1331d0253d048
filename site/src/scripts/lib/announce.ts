let clearing: ReturnType<typeof setTimeout> | undefined;

/** Has a text spoken by the page's polite live region; it is taken away after 7 s. */
export function announce(text: string): void {
  const region = document.querySelector('[data-mr-live]');
  if (!region) return;
  clearTimeout(clearing);
  region.textContent = text;
  clearing = setTimeout(() => (region.textContent = ''), 7000);
}
