/* Fills the login form with a sample account. Does not submit it, so that the visitor sees the values that are sent. */
import { findAll, read } from '../../markup';

for (const button of findAll(document, 'sample-account')) {
  button.addEventListener('click', () => {
    const form = document.querySelector('.mr-LoginForm-root');
    for (const [name, value] of Object.entries(read(button, 'sample-account'))) {
      const field = form?.querySelector(`[name=${name}]`);
      if (!field) continue;
      // By the prototype: React ignores the event of a value that was set on the element itself.
      Reflect.set(HTMLInputElement.prototype, 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  });
}
