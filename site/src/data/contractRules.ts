/** The rules of the cart's contract that pages keep too. It holds no data. */
export { chosenParts, isSoldOut, lineName, linePicture, stockLeft, stockOf } from '@marketrow/contract';
export { choicePrice, type PriceFields, reductionOf } from '@marketrow/contract/money';
