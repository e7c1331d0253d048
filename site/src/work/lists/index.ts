import type { AnyList } from '../base/model';
import { catalogLists } from './catalog';
import { couponLists } from './coupons';
import { moneyLists } from './money';
import { orderLists } from './orders';
import { peopleLists } from './people';
import { productLists } from './products';
import { requestLists } from './requests';
import { reviewLists } from './reviews';

/* All lists at once are for the build only: a page of the browser has the file of its own list. */
const described = {
  ...productLists,
  ...catalogLists,
  ...couponLists,
  ...reviewLists,
  ...orderLists,
  ...peopleLists,
  ...moneyLists,
  ...requestLists,
};

/** Path of a list without its first slash. */
export type ListPath = keyof typeof described;

/** The lists of both areas. Each has rows of its own type, which nothing outside its description reads. */
export const lists = described as unknown as Readonly<Record<ListPath, AnyList>>;

/** All paths of lists. */
export const listPaths = Object.keys(described) as ListPath[];
