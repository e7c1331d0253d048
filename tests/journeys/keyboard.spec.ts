import { cartControl, expect, expectStored, tabTo, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const words = {
  en: { search: 'Search', wishlist: 'Wishlist', viewCart: 'View cart', close: 'Close', checkout: 'Checkout' },
  de: {
    search: 'Suche',
    wishlist: 'Merkliste',
    viewCart: 'Warenkorb ansehen',
    close: 'Schließen',
    checkout: 'Zur Kasse',
  },
};

test('from the search to the product, the cart and the checkout by keyboard alone', async ({ page }, { project }) => {
  // The header of phones has a button that opens the search; there it is tried in German.
  const isPhone = project.name === 'phone';
  const language = isPhone ? 'de' : 'en';
  const { base, product, slug, addOnPage, quantity, increase, remove, cart, cartTitle, emptyTitle } =
    languages[language];
  const t = words[language];
  const { keyboard } = page;
  const banner = page.getByRole('banner');

  await page.goto(`${base}/gift-shop`);
  if (isPhone) {
    await tabTo(page, banner.getByRole('link', { name: t.search, exact: true }));
    await keyboard.press('Enter');
  } else {
    await tabTo(page, banner.getByRole('combobox', { name: t.search, exact: true }));
  }
  const box = page.getByRole('combobox', { name: t.search, exact: true });
  await expect(box).toBeFocused();
  await keyboard.type('keyfold');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  // Enter without a choice asks for all results.
  await keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${base}/products/search\\?.*q=keyfold`));

  const card = page.getByRole('main').getByRole('link', { name: product, exact: true });
  await expect(card).toBeVisible();
  await tabTo(page, card);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();

  // Scrolled down, the page has the same button in its bar too.
  const add = page.getByRole('button', { name: addOnPage }).first();
  await tabTo(page, add);
  await keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: cartTitle, exact: true });
  await expect(drawer.getByRole('button', { name: t.close, exact: true })).toBeFocused();
  await expectStored(page, { [slug]: 1 });
  await keyboard.press('Escape');
  await expect(add).toBeFocused();
  await tabTo(page, cartControl(page));
  await keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: t.viewCart }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${base}/cart`);

  const main = page.getByRole('main');
  const number = main.getByRole('spinbutton', { name: quantity(product) });
  await expect(number).toBeVisible();
  await tabTo(page, number);
  await keyboard.press('ArrowUp');
  await expect(number).toHaveValue('2');
  await tabTo(page, main.getByRole('button', { name: increase(product) }));
  await keyboard.press('Space');
  await expect(number).toHaveValue('3');
  await expect(cartControl(page)).toHaveAccessibleName(cart(3));
  await tabTo(page, main.getByRole('button', { name: remove(product) }).first());
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: emptyTitle })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^(?:Undo|Rückgängig)$/ }));
  await keyboard.press('Enter');
  await expect(main.getByRole('link', { name: product, exact: true }).first()).toBeFocused();
  await tabTo(page, main.getByRole('link', { name: t.checkout }).first());
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${base}/checkout`);
});
