import { actionAt, attachRoots, controlOf, dataOf } from './behavior.js';
import { closeDialog, showModal } from '../internal/dom.js';
import { readCollapsed, watchCollapsed, writeCollapsed } from '../work/SideNav/collapsed.js';
import { pressOfDrawer } from '../work/SideNav/drawer.js';

/**
 * Collapses the `collapsible` `SideNav`s in `root`, and stores the state if they have a `storageKey`. Opens and closes
 * their drawers in browsers without `command`. Returns the clean-up function.
 */
export function attachSideNav(root: HTMLElement): () => void {
  return attachRoots(root, 'side-nav', 'attachSideNav', (nav, signal) => {
    const button = controlOf(nav, 'collapse');
    const { storageKey: key } = dataOf(nav) as { storageKey?: string };
    const show = (isCollapsed: boolean) => {
      nav.toggleAttribute('data-collapsed', isCollapsed);
      button?.setAttribute('aria-pressed', String(isCollapsed));
    };
    if (button && key !== undefined) {
      const follow = () => show(readCollapsed(key) ?? nav.hasAttribute('data-collapsed'));
      follow();
      signal.addEventListener('abort', watchCollapsed(follow));
    }
    nav.addEventListener(
      'click',
      (event) => {
        const drawer = nav.querySelector<HTMLDialogElement>(':scope > dialog');
        const press = pressOfDrawer(nav, event);
        if (press === 'show' && !drawer?.open) showModal(drawer);
        if (press === 'close' || press === 'outside') closeDialog(drawer);
        if (actionAt(nav, event.target)?.action === 'collapse') {
          const isCollapsed = !nav.hasAttribute('data-collapsed');
          show(isCollapsed);
          if (key !== undefined) writeCollapsed(key, isCollapsed);
        }
      },
      { signal },
    );
  });
}
