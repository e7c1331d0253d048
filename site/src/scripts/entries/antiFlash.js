/* global document, localStorage */
/*
 * Runs in the head, before the first paint, on every page: the chosen theme, the mark that scripts run, and the last
 * known counts on the badges. Inlined as it is (without this comment), so it is written small; its hash is in the
 * page's policy. Storage may be missing or throw.
 */
(({ dataset, style }) => {
  dataset.js = '';
  try {
    for (const name of ['cart', 'wishlist']) {
      const count = +localStorage[`mr-${name}-count`];
      if (count > 0) style.setProperty(`--mr-${name}-badge`, `"${count > 99 ? '99+' : count}"`);
    }
    const theme = localStorage['mr-theme'];
    if (theme) dataset.theme = theme;
  } catch {
    // A blocked storage only costs the flash that this script avoids.
  }
})(document.documentElement);
