/**
 * Sets the value of a native input and dispatches `input`, as typing does: React, form libraries and drafts do not
 * notice other changes. React also ignores the event after a value set by the element's own property.
 */
export function setInputValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // Testing Library intercepts the element's own property and would otherwise keep the old text.
  const { value: now } = input;
  input.value = now;
}
