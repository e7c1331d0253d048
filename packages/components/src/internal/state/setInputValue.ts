/**
 * Sets the value of a native input by an `input` event, as typing does: React, form libraries and drafts learn of no other
 * change. React ignores the event of a value that was set by the element's own property.
 */
export function setInputValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // Testing Library watches the element's own property and would else go on with the old text.
  const { value: now } = input;
  input.value = now;
}
