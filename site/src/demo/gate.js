/* global document, location, Request, window */
/*
 * Runs in the head of every page of the static demo, before any other script. The service worker that answers the calls
 * starts while the page loads: until then calls wait here. On the page for unknown addresses it leads a browser with records
 * of its own to the shell of such a record: a file server has one page for all of them. Its hash is in the page's policy.
 */
(() => {
  const { fetch } = window;
  const started = new Promise((resolve) => document.addEventListener('mr-demo-started', resolve, { once: true }));
  const calls = /^\/(?:api|cart-items|login|session|account|logout|orders|products\/live|customer-[a-z-]+)(?:\/|$)/;
  window.fetch = async (input, init) => {
    const { pathname, origin } = new URL(input instanceof Request ? input.url : input, location.href);
    if (origin === location.origin && calls.test(pathname)) await started;
    return fetch(input, init);
  };
  const { dataset } = document.documentElement;
  const own = /^((?:\/de)?\/(?:orders|profile|address|support-tickets))\/([^/]+)$/.exec(location.pathname);
  if (dataset.notFound !== undefined && own && dataset.own !== undefined)
    location.replace(`${own[1]}/shell#${location.pathname}`);
})();
