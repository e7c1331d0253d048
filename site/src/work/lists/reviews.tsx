import { Rating } from '@marketrow/components/Rating';
import { Thing } from '../base/cells';
import { describeList } from '../base/model';
import { listIsland } from '../list/listIsland';
import { choices, publishedColumn } from './parts';

const stars = ['5', '4', '3', '2', '1'] as const;

const reviews = describeList({
  area: 'admin',
  calls: ['/api/admin/reviews'],
  rowsOf: ([list]) => [...list],
  keyOf: ({ id }) => id,
  columnsOf: (context, tools) => {
    const { columns } = context.messages;
    return [
      {
        id: 'product',
        header: columns.product,
        value: ({ product }) => product,
        cell: ({ product, image }) => <Thing title={product} image={image} />,
      },
      { id: 'customer', header: columns.customer, value: ({ customer }) => customer },
      {
        id: 'rating',
        header: columns.rating,
        value: ({ rating }) => rating,
        type: 'number',
        cell: ({ rating }) => <Rating value={rating} />,
        filterItems: choices(stars, (one) => one),
      },
      { id: 'comment', header: columns.comment, value: ({ comment }) => comment },
      publishedColumn(context, tools, ({ product, customer }) => `${product}, ${customer}`),
    ];
  },
});

const vendorReviews = describeList({
  area: 'vendor',
  calls: ['/api/vendor/product-reviews'],
  rowsOf: ([list]) => list.map((review, index) => ({ ...review, key: `${review.name} ${review.customer} ${index}` })),
  keyOf: ({ key }) => key,
  columnsOf: ({ messages: { columns } }) => [
    {
      id: 'product',
      header: columns.product,
      value: ({ name }) => name,
      cell: ({ name, image }) => <Thing title={name} image={image} />,
    },
    { id: 'customer', header: columns.customer, value: ({ customer }) => customer },
    { id: 'comment', header: columns.comment, value: ({ comment }) => comment },
    {
      id: 'rating',
      header: columns.rating,
      value: ({ rating }) => rating,
      type: 'number',
      cell: ({ rating }) => <Rating value={rating} />,
      filterItems: choices(stars, (one) => one),
    },
  ],
});

/** These lists by the paths of their pages. */
export const reviewLists = { 'admin/reviews': reviews, 'vendor/reviews': vendorReviews };

export const ReviewLists = listIsland(reviewLists);
