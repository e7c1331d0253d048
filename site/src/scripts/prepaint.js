/*
 * Runs in the head, before the first paint, on every page: the chosen theme, the mark that scripts run, and the last
 * known counts on the badges. Inlined as it is (without this comment), so it is written small; its hash is in the
 * page's policy. Storage may be missing or throw.
 */
(function (root) {
  root.dataset.js = '';
  try {
    var store = localStorage;
    var theme = store.getItem('mr-theme');
    if (theme) root.dataset.theme = theme;
    ['cart', 'wish'].forEach(function (name) {
      var count = +store.getItem('mr-' + name + '-count');
      if (count > 0) root.style.setProperty('--mr-' + name + '-badge', '"' + (count > 99 ? '99+' : count) + '"');
    });
  } catch {
    // A blocked storage only costs the flash that this script avoids.
  }
})(document.documentElement);
