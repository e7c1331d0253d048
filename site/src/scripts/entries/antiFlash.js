/* global addEventListener, document, localStorage */
/*
 * Runs in the head, before the first paint, on every page: the chosen theme, the marks that scripts run, that there may be a
 * session and that the account may hold records of this browser's own, and the last known counts on the badges. A press on a link
 * to another language is remembered for the next visit. Inlined as it is (without this comment), so it is written small; its hash
 * is in the page's policy. Cookies and storage may be missing or throw.
 */
(({ dataset, style }) => {
  dataset.js = '';
  try {
    const { cookie } = document;
    if (/\bmr-session=1/.test(cookie)) dataset.session = '';
    if (/\bmr-(session|orders)=1/.test(cookie)) dataset.own = '';
    for (const name of ['cart', 'wishlist']) {
      const count = +localStorage[`mr-${name}-count`];
      if (count > 0) style.setProperty(`--mr-${name}-badge`, `"${count > 99 ? '99+' : count}"`);
    }
    const theme = localStorage['mr-theme'];
    if (theme) dataset.theme = theme;
    if (localStorage['mr-account']) dataset.own = '';
  } catch {
    // Where cookies or storage are blocked, that only costs the flash that this script avoids.
  }
  addEventListener('click', ({ target }) => {
    const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (target).closest('a[hreflang]'));
    try {
      if (link) document.cookie = `lang=${link.hreflang};path=/;max-age=31536000;samesite=lax`;
    } catch {
      // The choice is not remembered; the link works.
    }
  });
})(document.documentElement);
