import preview from '#storybook/preview';
import { OrderCardList } from './OrderCardList';

const picture = (name: string) => ({ product_img: `/images/products/${name}-1-480.webp`, product_name: name });
const key = picture('keyfold-c1-hardware-security-key');
const statuses = ['Processing', 'Pending', 'Delivered', 'Cancelled'];
const items = statuses.map((status, index) => ({
  id: `${index}0ba538b-1c9e-4a53`,
  status,
  createdAt: `2023-1${index % 3}-12T17:40:00Z`,
  totalPrice: [375.9, 1249, 161, 94.6][index] ?? 0,
  items: Array.from({ length: [5, 1, 3, 9][index] ?? 1 }, () => key),
}));

const meta = preview.meta({ component: OrderCardList, args: { items, hrefTemplate: '#{id}' } });

/** One row for each state. */
export const Matrix = meta.story();

export const MatrixDark = meta.story({ globals: { theme: 'dark' } });

/** Cards of two lines. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const PhoneGerman = meta.story({ globals: { viewport: { value: 'mobile1' }, language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** Without an address nothing is a link. */
export const NoLinks = meta.story({ args: { hrefTemplate: undefined } });
