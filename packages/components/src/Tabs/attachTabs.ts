export interface AttachTabsOptions {
  /** Called with the id of the panel after another tab was chosen. */
  onValueChange?: ((id: string) => void) | undefined;
}

/**
 * Brings a server-rendered `Tabs` to life: click, Left/Right with wrapping, Home/End; focus selects. A panel named in the
 * address (`#reviews`) is chosen at once and on each change of it. Returns the clean-up.
 */
export function attachTabs(root: HTMLElement, { onValueChange }: AttachTabsOptions = {}): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const panelOf = (tab: HTMLElement) =>
    root.querySelector<HTMLElement>(`#${CSS.escape(tab.getAttribute('aria-controls') ?? '')}`);

  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const selected = tab === chosen;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      const panel = panelOf(tab);
      panel?.toggleAttribute('data-selected', selected);
      panel?.toggleAttribute('hidden', !selected);
    }
  };

  const choose = (tab: HTMLElement | undefined) => {
    if (!tab || tab.getAttribute('aria-selected') === 'true') return;
    select(tab);
    onValueChange?.(tab.getAttribute('aria-controls') ?? '');
  };

  const followAddress = () => {
    const id = location.hash.slice(1);
    choose(tabs.find((tab) => tab.getAttribute('aria-controls') === id));
  };

  root.addEventListener('click', ({ target }) => choose(tabs.find((tab) => tab.contains(target as Node))), { signal });

  root.addEventListener(
    'keydown',
    (event) => {
      const current = tabs.indexOf(event.target as HTMLElement);
      if (current < 0) return;
      const forward = getComputedStyle(root).direction === 'rtl' ? -1 : 1;
      const last = tabs.length - 1;
      const targets: Record<string, number> = {
        ArrowRight: current + forward,
        ArrowLeft: current - forward,
        Home: 0,
        End: last,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      const tab = tabs[target > last ? 0 : target < 0 ? last : target];
      tab?.focus();
      choose(tab);
    },
    { signal },
  );

  addEventListener('hashchange', followAddress, { signal });
  const selected = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true') ?? tabs[0];
  if (selected) select(selected);
  followAddress();

  return () => controller.abort();
}
