import { closeDialog, showModal } from '../../internal/dom';

interface Press {
  target: EventTarget | null;
  clientX: number;
  clientY: number;
}

/**
 * Opens or closes the drawer of `nav` by a press on its buttons or beside it. Browsers without invoker commands (before Safari
 * 26.2, Firefox 144) or without `closedby` (Safari) do neither by themselves; where they do, this changes nothing.
 */
export function pressDrawer(nav: HTMLElement, { target, clientX, clientY }: Press): void {
  const drawer = nav.querySelector<HTMLDialogElement>(':scope > dialog');
  if (!drawer) return;
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-mr-action]') : null;
  const action = control?.closest('[data-mr-root]') === nav ? control.dataset['mrAction'] : undefined;
  if (action === 'show' && !drawer.open) showModal(drawer);
  // The drawer has a padding, a press on which has the same target as one on the backdrop.
  if (action === 'close' || (target === drawer && isOutside(drawer, clientX, clientY))) closeDialog(drawer);
}

function isOutside(box: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
