/*
 * Bounds of the cart contract, the same as the reference API's (`packages/contract`; a test compares them): what
 * goes beyond them would be refused by the server, so it is refused at the call.
 */

/** Pieces of one line. */
export const MAX_QUANTITY = 9_999;
/** Price of one piece in major units. */
export const MAX_PRICE = 10_000_000;
/** Lines of one cart. */
export const MAX_LINES = 200;
/** Characters of a line's id. */
export const MAX_ID_LENGTH = 128;
/** Characters of the other texts of a line. None may be empty. */
export const TEXT_LENGTHS = { slug: 200, name: 300, imgUrl: 2_048 };

/** A guest id among cookies. `undefined` and `null` are written by faulty scripts, `.` and `..` cannot end a path. */
export const GUEST_ID_COOKIE = /(?:^|; ?)guestId=(?!(?:undefined|null|\.\.?)(?:;|$))([\w.~-]{1,128})(?=;|$)/;
