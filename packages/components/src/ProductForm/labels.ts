import { draftedFormLabels } from '../internal/form/draftedLabels';
import type { DraftedFormLabels } from '../internal/form/draftedLabels';

/** Every string that `ProductForm` shows or announces. */
export interface ProductFormLabels extends DraftedFormLabels {
  /** Label of the title. */
  title: string;
  /** Label of the categories. */
  categories: string;
  /** Label of the brand. */
  brand: string;
  /** Hint of the brand. */
  brandHint: string;
  /** Label of the pictures. */
  pictures: string;
  /** Hint of the pictures: `{count}` is the most there can be, `{size}` the largest in megabytes. */
  picturesHint: string;
  /** Name of the list of pictures that the product has. */
  currentPictures: string;
  /** Button that takes a picture away. `{number}` is its place. */
  removePicture: string;
  /** Label of the description. */
  description: string;
  /** Label of the stock. */
  stock: string;
  /** Label of the price. */
  price: string;
  /** Label of the discount. */
  discount: string;
  /** Label of the switch that shows the product to shoppers. */
  published: string;
  /** Hint of that switch. */
  publishedHint: string;
  /** Message where the title is missing. */
  titleRequired: string;
  /** Message where no category is chosen. */
  categoriesRequired: string;
  /** Message where the description is missing. */
  descriptionRequired: string;
  /** Message where the stock is no whole number. */
  stockInvalid: string;
  /** Message where the price is no amount. `{min}` is the least one, the currency's minor unit. */
  priceInvalid: string;
  /** Message where the discount is none. */
  discountInvalid: string;
  /** The submit button. */
  submit: string;
  /** What happened, where nothing was saved. */
  failedTitle: string;
}

/** The English strings of `ProductForm`. */
export const productFormLabels: ProductFormLabels = {
  ...draftedFormLabels,
  title: 'Title',
  categories: 'Categories',
  brand: 'Brand',
  brandHint: 'Type a few letters and choose one of the list.',
  pictures: 'Pictures',
  picturesHint: 'JPEG, PNG, WebP or AVIF, at most {count} pictures of {size} MB.',
  currentPictures: 'Pictures of the product',
  removePicture: 'Remove picture {number}',
  description: 'Description',
  stock: 'Stock',
  price: 'Price',
  discount: 'Discount (%)',
  published: 'Published',
  publishedHint: 'Shoppers can find and buy it.',
  titleRequired: 'Give the product a title',
  categoriesRequired: 'Choose at least one category',
  descriptionRequired: 'Describe the product',
  stockInvalid: 'The stock is a whole number from 0 up',
  priceInvalid: 'The price is an amount from {min} up',
  discountInvalid: 'The discount is 0 to 100 percent',
  submit: 'Save product',
  failedTitle: 'The product was not saved.',
};
