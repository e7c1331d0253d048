import type { Data } from './api';

/** A thing for sale. */
export type Product = Data<'/api/products/slug'>;
/** A shop of the marketplace. */
export type Shop = Data<'/api/shops'>[number];
/** A maker of goods. */
export type Brand = Data<'/api/brands'>[number];
/** A kind of goods. */
export type Category = Data<'/api/market/categories'>[number];
/** The frame round every page. */
export type Layout = Data<'/api/layout'>;
/** A slide of a main carousel. */
export type Slide = Data<'/api/market/main-carousel'>[number];
/** A testimonial about the marketplace. */
export type Testimonial = Data<'/api/grocery-2/testimonial-list'>[number];
/** What a shopper wrote about a product. */
export type Review = Data<'/api/product/reviews'>[number];
/** What a shopper has bought. */
export type Order = Data<'/api/users/orders'>[number];
/** A place that a shopper has things brought to. */
export type Address = Data<'/api/address/user'>[number];
/** A refund that a shopper has asked for. */
export type Refund = Data<'/api/users/refund-requests'>[number];
/** Something that a shopper wants help with. */
export type Ticket = Data<'/api/tickets'>[number];
/** A person with an account. */
export type User = Data<'/api/user-list/1'>;
