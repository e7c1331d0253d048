/*
 * The home of the grocery. Carousel and strips are fetched after the page has loaded: the first slide and every list are
 * there without them, and the page keeps its budget.
 */
const start = () => void import('../lib/groceryHome');

if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
