import type { InfoTexts } from './infoPage';

/** The information pages in English. */
export const infoPages: InfoTexts = {
  '/about': {
    title: 'About us',
    description:
      'Marketrow is a street of small shops: one basket, one delivery, and a seller with a name on every product page.',
    searchWords: 'marketrow company imprint',
    paragraphs: [
      'Marketrow is one street of small shops. Each shop chooses what it sells and at what price; we provide the basket, the rider and the checkout.',
      'Every product page names the seller: a shop, with its address and telephone number, or Marketrow itself. The price on the card is the price in the cart: a reduction is taken off once, for each item, and never added back later.',
      'Everything you see here is sample data: the shops, people and reviews are made up.',
    ],
    action: { label: 'See all shops', url: '/shops' },
  },
  '/careers': {
    title: 'Careers',
    description: 'Work on the street: riders, shop helpers and the people who build the software behind Marketrow.',
    searchWords: 'jobs work vacancies',
    paragraphs: [
      'A street needs riders, people who help shops onto it, and people who write the software that holds it together.',
      'This is a demonstration shop, so there are no open positions at the moment.',
      'If you would like to help with the software, its source comes with a guide for contributors.',
    ],
  },
  '/app': {
    title: 'The street, in your pocket',
    description:
      'What the Marketrow app will do, and how to put this shop on the home screen of your phone until then.',
    searchWords: 'app phone android ios',
    paragraphs: [
      'The apps are not in the stores yet. Their links will appear on this page.',
      'Until then the shop itself works as one: open it on your phone, choose “Add to home screen” in the menu of your browser, and it opens without the address bar.',
      'Cart and wishlist stay on the device you use, for 30 days, without an account.',
    ],
    action: { label: 'Go to the gift shop', url: '/gift-shop' },
  },
  '/corporate': {
    title: 'Corporate and bulk purchasing',
    description: 'Gifts for a whole team or keys for a whole office: how larger orders work on Marketrow.',
    searchWords: 'corporate bulk business wholesale',
    paragraphs: [
      'Thirty keys for thirty desks, or one hundred boxes before the holidays: put the number into the cart, up to 9,999 of a kind, and the price of each stays the same.',
      'For an offer on more than that, write to the shop on the product page. Its mail address and telephone number are under “Shop”.',
      'Each shop writes its own invoice. The order keeps them together, so that your bookkeeping sees one delivery.',
    ],
    action: { label: 'See all shops', url: '/shops' },
  },
  '/help': {
    title: 'Help center',
    description:
      'Short answers about carts, deliveries and returns on Marketrow, and who to ask when they do not help.',
    searchWords: 'support contact customer service questions',
    paragraphs: [
      'Your cart is kept for 30 days on this device, without an account. Press plus on a card to put one in; set the number on the card, on the product page or in the cart. Below one, the line goes away, and Undo brings it back.',
      'Shops pack as soon as an order comes in. Delivery is free on every order. In town the rider is at your door within 40 minutes; elsewhere the mail brings it. Furniture, vehicles and other large goods are brought by the shop on a day that it agrees with you.',
      'Ask the shop first: its address, telephone number and mail are on the product page under “Shop”. For anything else, our contact details are at the foot of every page.',
    ],
    action: { label: 'Returns and refunds', url: '/returns' },
  },
  '/track-order': {
    title: 'Track your order',
    description:
      'Where the progress of an order is shown, what its states mean, and whom to ask when one takes too long.',
    searchWords: 'tracking where parcel shipping delivery status',
    paragraphs: [
      'Your orders have a page of their own. Each shows how far it is: pending until a shop has confirmed it, processing while it is packed and carried, delivered with the date, or canceled.',
      'Ordered without an account? The order number and your email find the order on any device.',
      'If an order takes longer than it should, ask the shop it comes from: its address and telephone number are on the product page under “Shop”. Our own contact details are at the foot of every page.',
    ],
    action: { label: 'Go to your orders', url: '/orders' },
    secondAction: { label: 'Find an order without an account', url: '/find-order' },
  },
  '/returns': {
    title: 'Returns and refunds',
    description: '30 days to send something back to the shop it came from, without a reason and without the box.',
    searchWords: 'return refund exchange money back warranty',
    paragraphs: [
      'You have 30 days from the delivery to send something back. You need neither a reason nor the original box; the rider takes it along.',
      'The shop refunds what you paid for the item, reduction included, as soon as it has it back. Fresh food and cut flowers cannot go back; if they arrive in poor shape, the shop sends new ones.',
      'This is a demonstration shop: an order placed in its checkout costs nothing and is not sent, so there is nothing to send back.',
    ],
    action: { label: 'Help center', url: '/help' },
  },
  '/terms': {
    title: 'Terms and conditions',
    description:
      'The terms of this demonstration shop: sample data, no sale, no payment, and no contract with anybody.',
    searchWords: 'conditions legal',
    paragraphs: [
      'This is a demonstration. Products, prices, shops, people and reviews are sample data. You can place an order in the checkout to see how it works: it is listed under your orders, but no money moves and nothing is sent. Neither using the pages nor placing an order makes a contract.',
      'The software is published under the MIT license. The pictures are rendered and drawn by code, some of them from licensed drawings; the notices come with the source.',
    ],
  },
  '/privacy': {
    title: 'Privacy policy',
    description:
      'What this shop stores: cookies for the cart, the login and an order, and lists on your own device. No tracking, no third parties.',
    searchWords: 'data cookies gdpr',
    paragraphs: [
      'The cookie “guestId” is set when you put something into the cart. It holds a random number, lives for 30 days and lets the server find your cart again. The server stores the lines of that cart and nothing about you.',
      'A login sets cookies that hold random numbers and the mark that you are logged in; an order sets one that only marks that this browser has ordered. The server stores an order as you placed it, with the name and the address that you entered, and the wishlist of a customer who is logged in. If you switch the language, the cookie “lang” keeps your choice for a year.',
      'Your browser keeps your wishlist, your choice of a light or dark theme, what you looked at and searched for last, what you typed in the checkout, and changes to the cart that are not saved yet. What you search for is sent to find it; the rest stays there until you log in, order or save.',
      'There is no tracking, no advertising and no third party: every file of these pages comes from this server. Clear the data of this site in your browser, and everything is gone.',
    ],
  },
  '/accessibility': {
    title: 'Accessibility',
    description:
      'The accessibility statement of Marketrow: the standard it aims at, how it is checked, known gaps and how to report one.',
    searchWords: 'screen reader keyboard wcag',
    paragraphs: [
      'The pages aim at WCAG 2.2, level AA, in English and German, in the light and the dark theme and in forced colors. They work with a keyboard, at 320 pixels of width and without animation if you ask your system for less motion.',
      'One page of each kind is checked by automatic tools before each release, the most used kinds in both themes and both languages, and the main path from a product to the cart by keyboard.',
      'Known gaps: the pages have not been tried by hand with every screen reader yet, and descriptions of product pictures are short.',
      'If something is in your way, write to the address at the foot of the page and say which page and which tool you used. This statement was last changed on 22 November 2026.',
    ],
  },
};
