import { useEffect } from 'react';

/** Fills in the email that a link has in its fragment: `/register#email=ada%40shop.test`. */
export function useEmailOfLink(): void {
  useEffect(() => {
    const email = new URLSearchParams(location.hash.slice(1)).get('email');
    const field = document.querySelector('.mr-RegisterForm-root [name=email]');
    if (email === null || !(field instanceof HTMLInputElement) || field.value !== '') return;
    // By the prototype: React ignores the event of a value that was set on the element itself.
    Reflect.set(HTMLInputElement.prototype, 'value', email, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
}
