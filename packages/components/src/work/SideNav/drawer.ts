interface Press {
  target: EventTarget | null;
  clientX: number;
  clientY: number;
}

/**
 * Returns the reason for which a press in `nav` changes its drawer: one of its two buttons, or a press outside the open
 * drawer.
 */
export function pressOfDrawer(
  nav: HTMLElement,
  { target, clientX, clientY }: Press,
): 'show' | 'close' | 'outside' | undefined {
  const drawer = nav.querySelector<HTMLDialogElement>(':scope > dialog');
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-mr-action]') : null;
  const action = control?.closest('[data-mr-root]') === nav ? control.dataset['mrAction'] : undefined;
  if (action === 'show' || action === 'close') return action;
  // A press on the padding of the drawer has the same target as one on the backdrop.
  return drawer && target === drawer && isOutside(drawer, clientX, clientY) ? 'outside' : undefined;
}

function isOutside(box: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
