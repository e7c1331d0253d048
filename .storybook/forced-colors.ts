import { cdp } from 'vitest/browser';

const controls = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  ...['tab', 'switch', 'option', 'slider'].map((role) => `[role="${role}"]`),
  '[role^="menuitem"]',
].join();

/** Chromium takes the whole list of features at once; stories run without motion. */
function emulate(...features: { name: string; value: string }[]): Promise<unknown> {
  const session = cdp() as { send: (method: string, parameters: object) => Promise<unknown> };
  return session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }, ...features],
  });
}

/** Controls of the page that cannot be seen where a contrast theme replaces all colors. */
export async function findLostControls(): Promise<string[]> {
  await emulate({ name: 'forced-colors', value: 'active' });
  try {
    if (!matchMedia('(forced-colors: active)').matches) throw new Error('mr: forced colors are not emulated.');
    // Colors that fade are between two themes at first.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    return [...document.body.querySelectorAll(controls)]
      .filter((control) => isDrawn(control) && !isMarked(control))
      .map(
        (control) => `<${control.localName} class="${control.getAttribute('class') ?? ''}"> ${control.ariaLabel ?? ''}`,
      );
  } finally {
    await emulate();
  }
}

/** Whether it takes part in the picture: a field that only assistive technology sees has a label that does. */
function isDrawn(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !getComputedStyle(element).clipPath.startsWith('inset');
}

/** Whether a border, an outline, a text or an icon of the control differs from what is behind it. */
function isMarked(control: Element): boolean {
  if (control.matches('input, select, textarea')) {
    // The browser draws a tick box itself, and the thumb of a slider cannot be read; the frame of a field may be that of a box around it.
    if (control.matches('[type="range"]')) return true;
    if (control.matches('[type="checkbox"], [type="radio"], [type="file"]')) {
      if (getComputedStyle(control).appearance !== 'none') return true;
    }
    const boxes = [control, control.parentElement, control.parentElement?.parentElement];
    return boxes.some((box) => box && hasMark(box));
  }
  return [control, ...control.querySelectorAll('*')].some(hasMark);
}

function hasMark(element: Element): boolean {
  if (element.matches('img, picture, video, canvas')) return true;
  const behind = backgroundOf(element.parentElement);
  const own = backgroundOf(element);
  const style = getComputedStyle(element);
  if (hasEdge(style, behind) || own !== behind) return true;
  if (element instanceof SVGElement) {
    return [style.fill, style.stroke].some((paint) => paint.startsWith('rgb') && !isClear(paint) && paint !== own);
  }
  const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
  if (hasText && style.color !== own) return true;
  return ['::before', '::after'].some((pseudo) => {
    const drawn = getComputedStyle(element, pseudo);
    if (drawn.content === 'none' || drawn.content === 'normal') return false;
    if (drawn.content !== '""' && drawn.color !== own) return true;
    return hasEdge(drawn, own) || (!isClear(drawn.backgroundColor) && drawn.backgroundColor !== own);
  });
}

function hasEdge(style: CSSStyleDeclaration, behind: string): boolean {
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const border = sides.some(
    (side) => parseFloat(style[`border${side}Width`]) > 0 && isSeen(style[`border${side}Color`], behind),
  );
  return border || (style.outlineStyle !== 'none' && isSeen(style.outlineColor, behind));
}

function isSeen(color: string, behind: string): boolean {
  return !isClear(color) && color !== behind;
}

/** The nearest color behind what stands in an element. */
function backgroundOf(element: Element | null): string {
  for (let at = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

function isClear(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
}
