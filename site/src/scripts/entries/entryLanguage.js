/* global document, location */
/*
 * Runs in the head of the home page: whoever comes from outside goes on in the language that was chosen last. Inside of the shop
 * a link to the home page is followed as it is.
 */
(() => {
  try {
    const [, chosen = ''] = /(?:^|; )lang=([\w-]+)/.exec(document.cookie) ?? [];
    /** @type {HTMLLinkElement | null} */
    const page = document.querySelector(`link[rel="alternate"][hreflang="${chosen}"]`);
    if (!page || document.referrer.startsWith(`${location.origin}/`)) return;
    const { pathname } = new URL(page.href);
    if (pathname !== location.pathname) location.replace(pathname + location.search + location.hash);
  } catch {
    // Blocked cookies remember no language.
  }
})();
