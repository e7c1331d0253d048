/* Lists of products: the width of the columns that a shopper has chosen holds on the next page, too. */
const key = 'mr-view';

for (const input of document.querySelectorAll<HTMLInputElement>('.site-browse-grid input[name="layout"]')) {
  try {
    if (localStorage.getItem(key) === input.value) input.checked = true;
    input.addEventListener('change', () => localStorage.setItem(key, input.value));
  } catch {
    // A browser may forbid storage: the choice then holds for this page.
  }
}
