/* Apart from the other strings: the form is fetched when it is opened. Those of the kit are built in. */
export const texts = {
  demo: 'A demo: it is noted on this device, and no email is sent.',
  inStock: 'It is in stock again.',
  inStockText: 'Load the page again to put it into the cart.',
  tooMany: 'Too many requests.',
  tooManyText: 'Please try again later.',
  size: 'Size {size}',
};

export const labels = undefined;
