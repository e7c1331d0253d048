import { attachRoots, partsOf } from './behavior.js';
import type { ReasonedDetails } from '../internal/state/changeDetails.js';
import type { TabsChangeReason } from '../base/Tabs/tabsState.js';
import { chosenTab, tabAfterKey, tabInAddress } from '../base/Tabs/tabsState.js';

/** Options of `attachTabs`. */
export interface AttachTabsOptions {
  /** Called with the id of the panel after another tab was selected. */
  onValueChange?:
    ((value: string, details: ReasonedDetails<TabsChangeReason> & { root: HTMLElement }) => void) | undefined;
}

/**
 * Adds behavior to each `Tabs` in `container`, itself included, on a static page: click, Left and Right (wrapping),
 * Home, End; focus selects. Selects a panel named in the URL (`#reviews`) at once and on each change of the hash.
 * Returns the clean-up function.
 */
export function attachTabs(container: HTMLElement, { onValueChange }: AttachTabsOptions = {}): () => void {
  return attachRoots(container, 'tabs', 'attachTabs', (root, signal) => attachRoot(root, signal, onValueChange));
}

function attachRoot(root: HTMLElement, signal: AbortSignal, onValueChange: AttachTabsOptions['onValueChange']): void {
  const tabs = partsOf(root, 'tab');
  const panels = partsOf(root, 'panel');
  const ids = tabs.map((tab) => tab.getAttribute('aria-controls') ?? '');
  const selected = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  let chosen = chosenTab(ids[selected], ids);

  const show = () => {
    tabs.forEach((tab, index) => {
      const active = ids[index] === chosen;
      tab.setAttribute('aria-selected', String(active));
      tab.tabIndex = active ? 0 : -1;
    });
    for (const panel of panels) {
      panel.toggleAttribute('data-selected', panel.id === chosen);
      panel.toggleAttribute('hidden', panel.id !== chosen);
    }
  };

  const choose = (id: string | undefined, reason: TabsChangeReason, event?: Event) => {
    if (id === undefined || id === chosen) return;
    chosen = id;
    show();
    onValueChange?.(id, { reason, event, root });
  };

  const followAddress = (event?: Event) => choose(tabInAddress(location.hash, ids), 'address', event);
  const tabAt = (target: EventTarget | null) => tabs.findIndex((tab) => tab.contains(target as Node));

  root.addEventListener('click', (event) => choose(ids[tabAt(event.target)], 'press', event), { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      const current = tabAt(event.target);
      if (current < 0) return;
      const rightToLeft = getComputedStyle(root).direction === 'rtl';
      const next = tabAfterKey(event.key, current, tabs.length, rightToLeft);
      if (next === undefined) return;
      event.preventDefault();
      tabs[next]?.focus();
      choose(ids[next], 'key', event);
    },
    { signal },
  );
  addEventListener('hashchange', followAddress, { signal });
  show();
  followAddress();
}
