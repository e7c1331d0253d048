/* global HTMLFormElement, addEventListener, removeEventListener */
/*
 * Runs in the head of pages with products, before their scripts are there. A press on a card, on a quantity or on the button that
 * buys is kept, and done when the document is ready: then all its scripts have run. What is pressed again and again, since nothing
 * is seen to happen, is done once.
 */
(() => {
  /** @type {Record<string, string>} */
  const controls = {
    click: '[data-mr-cards] :is(article button,[data-mr-root=quantity] button,[data-mr-action=wishlist])',
    submit: '[data-mr-buy]',
  };
  /** @type {Set<Element>} */
  const pressed = new Set();

  /** @param {Event} event */
  const keep = (event) => {
    const control = /** @type {Element} */ (event.target).closest(controls[event.type] ?? '');
    if (!control) return;
    event.preventDefault();
    pressed.add(control);
  };

  for (const type in controls) addEventListener(type, keep, true);
  addEventListener('DOMContentLoaded', () => {
    for (const type in controls) removeEventListener(type, keep, true);
    for (const control of pressed) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else /** @type {HTMLElement} */ (control).click();
    }
  });
})();
