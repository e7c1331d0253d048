/* global Event, HTMLButtonElement, HTMLElement, addEventListener */
/*
 * Runs in pages of islands before their scripts are there. What a person presses, types or chooses in an island that React has
 * not yet taken over is kept, and done once it has: else it would be lost. Links, popovers and plain forms work by themselves.
 */
(() => {
  /**
   * What was done in each island, in its order: a press, or the value of a field.
   * @type {Map<Element, { control: HTMLElement, value?: string | undefined }[]>}
   */
  const kept = new Map();

  /**
   * @param {Event} event
   * @param {HTMLElement} control
   * @param {string} [value]
   */
  const keep = (event, control, value) => {
    const island = control.closest('astro-island[ssr]');
    if (!island) return;
    if (value === undefined) event.preventDefault();
    const list = kept.get(island) ?? [];
    if (list.length === 0) {
      kept.set(island, list);
      island.ariaBusy = 'true';
      island.addEventListener('astro:hydrate', () => void repeat(island), { once: true });
    }
    list.push({ control, value });
  };

  const pause = (time = 0) => new Promise((resolve) => setTimeout(resolve, time));

  /** @param {Element} island */
  const repeat = async (island) => {
    const all = kept.get(island) ?? [];
    kept.delete(island);
    // React takes over at once where a press comes, of this kind too, which nothing answers to.
    all[0]?.control.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    for (const { control, value } of all) {
      // What follows from the address of the page, or from the press before, is done by then.
      await pause();
      if (value === undefined) (await sameControl(island, control))?.click();
      else enter(/** @type {HTMLInputElement} */ (control), value);
    }
    island.ariaBusy = null;
  };

  /**
   * The control itself, or the one of its name that has come in its place: a list whose address has a filter gets other rows.
   *
   * @param {Element} island
   * @param {HTMLElement} control
   * @returns {Promise<HTMLElement | undefined>}
   */
  const sameControl = async (island, control) => {
    const until = Date.now() + 5000;
    while (!control.isConnected && island.querySelector('[aria-busy="true"]') && Date.now() < until) await pause(50);
    if (control.isConnected) return control;
    /** @param {Element} element */
    const name = (element) => element.ariaLabel ?? element.textContent;
    const all = [...island.querySelectorAll(control.localName)];
    return /** @type {HTMLElement | undefined} */ (all.find((one) => name(one) === name(control)));
  };

  /**
   * @param {HTMLInputElement} field or a list, or a field of several lines
   * @param {string} value
   */
  const enter = (field, value) => {
    if (field.type !== 'file') {
      // React remembers the value that was set on the element itself, and hears of another one only.
      field.value = `${value} `;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  /** @param {Event} event */
  const elementOf = (event) => /** @type {Element} */ (event.target);

  const commands = 'command' in HTMLButtonElement.prototype ? ', [commandfor]' : '';
  const controls = `button:not([type="submit"], [popovertarget]${commands}), input:is([type="checkbox"], [type="radio"]), [role="button"]:not([href])`;
  addEventListener(
    'click',
    (event) => {
      const control = elementOf(event).closest(controls);
      if (control instanceof HTMLElement) keep(event, control);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const control = event.key === 'ArrowDown' && elementOf(event).closest('[aria-haspopup="menu"]');
      if (control instanceof HTMLElement) keep(event, control);
    },
    true,
  );
  for (const type of ['input', 'change']) {
    addEventListener(
      type,
      (event) => {
        const field = /** @type {HTMLInputElement} */ (event.target);
        if (!/checkbox|radio/.test(field.type)) keep(event, field, field.value);
      },
      true,
    );
  }
  // A form of the kit that cannot act yet sends itself once it can.
  addEventListener('submit', (event) => {
    const form = elementOf(event);
    if (!form.querySelector('[formmethod="dialog"]')) return;
    event.preventDefault();
    Object.assign(form, { mrPressed: true });
  });
})();
