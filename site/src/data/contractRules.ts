/** The rules of the cart's contract that pages keep too. It holds no data. */
export { isSoldOut, lineName, linePicture, stockOf } from '@marketrow/fixtures/contract';
