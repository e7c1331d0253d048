/* global document, location, addEventListener, Element, HTMLAnchorElement, URLSearchParams */
/*
 * Runs in a seller's pages before they are shown: they were built for the first shop. Where the address names another one, a style
 * sheet hides the figures until those of that shop are read, and links to pages of the area name it before they are followed: React
 * may not have taken them over yet.
 */
(() => {
  if (/[?&]shop=/.test(location.search)) document.documentElement.setAttribute('data-shop', '');
  const shop = new URLSearchParams(location.search).get('shop');
  if (!shop) return;
  /** @param {Event} event */
  const nameShop = ({ target }) => {
    const link = target instanceof Element && target.closest('a[href*="/vendor/"]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const query = new URLSearchParams(link.search);
    if (query.has('shop')) return;
    query.set('shop', shop);
    link.search = query.toString();
  };
  // A pointer or the focus comes before a press, a menu that copies the address, and a press of the middle button.
  for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, nameShop, true);
})();
