import { orderNumber } from '../../account/orderNumber';
import { href } from '../../routes';
import { workPaths } from '../../workRoutes';
import { Person } from '../base/cells';
import { describeList, type WorkContext } from '../base/model';
import { packages } from '../base/packageTerms';
import { listIsland } from '../list/listIsland';
import { choices } from './parts';

/** How money moves. */
const payments = ['Stripe', 'PayPal', 'Payoneer', 'Visa Card', 'Cash'] as const;

interface Paid {
  payment: (typeof payments)[number];
}

function paymentColumn({ messages }: WorkContext) {
  return {
    id: 'payment',
    header: messages.columns.payment,
    value: ({ payment }: Paid) => messages.payments[payment],
    filterValue: ({ payment }: Paid) => payment,
    filterItems: choices(payments, (one) => messages.payments[one]),
  };
}

const packagePayments = describeList({
  area: 'admin',
  calls: ['/api/admin/package-payments'],
  rowsOf: ([list]) => [...list],
  keyOf: ({ no }) => no,
  columnsOf: (context) => {
    const { columns } = context.messages;
    return [
      { id: 'no', header: columns.no, value: ({ no }) => no },
      {
        id: 'seller',
        header: columns.seller,
        value: ({ seller }) => seller,
        cell: ({ seller, shopName }) => <Person name={seller} text={shopName} />,
      },
      {
        id: 'package',
        header: columns.package,
        value: (row) => context.messages.packages[row.package],
        filterValue: (row) => row.package,
        filterItems: choices(packages, (one) => context.messages.packages[one]),
      },
      { id: 'amount', header: columns.amount, value: ({ amount }) => amount, type: 'money' },
      paymentColumn(context),
      { id: 'date', header: columns.date, value: ({ date }) => date, type: 'date' },
    ];
  },
});

const earningHistory = describeList({
  area: 'admin',
  calls: ['/api/admin/earning-history'],
  rowsOf: ([list]) => [...list],
  keyOf: ({ no }) => no,
  columnsOf: ({ locale, messages: { columns } }) => [
    { id: 'no', header: columns.no, value: ({ no }) => no },
    {
      id: 'order',
      header: columns.order,
      value: ({ orderNo }) => orderNumber({ id: orderNo }),
      type: 'code',
      cell: ({ orderNo }) => (
        <a href={href(locale, workPaths.record('admin', 'orders', orderNo))}>{orderNumber({ id: orderNo })}</a>
      ),
    },
    { id: 'shop', header: columns.shop, value: ({ shopName }) => shopName },
    { id: 'commission', header: columns.commission, value: ({ adminCommission }) => adminCommission, type: 'money' },
    { id: 'earning', header: columns.earning, value: ({ sellerEarning }) => sellerEarning, type: 'money' },
    { id: 'date', header: columns.date, value: ({ date }) => date, type: 'date' },
  ],
});

const payouts = describeList({
  area: 'admin',
  calls: ['/api/admin/payouts'],
  rowsOf: ([list]) => [...list],
  keyOf: ({ no }) => no,
  columnsOf: (context) => {
    const { columns } = context.messages;
    return [
      { id: 'no', header: columns.no, value: ({ no }) => no },
      {
        id: 'seller',
        header: columns.seller,
        value: ({ sellerInfo }) => `${sellerInfo.name}, ${sellerInfo.shopName}`,
        cell: ({ sellerInfo: { name, shopName, image } }) => <Person name={name} text={shopName} image={image} />,
      },
      { id: 'amount', header: columns.amount, value: ({ amount }) => amount, type: 'money' },
      { id: 'date', header: columns.date, value: ({ date }) => date, type: 'date' },
      paymentColumn(context),
    ];
  },
});

/** These lists by the paths of their pages. */
export const moneyLists = {
  'admin/package-payments': packagePayments,
  'admin/earning-history': earningHistory,
  'admin/payouts': payouts,
};

export const MoneyLists = listIsland(moneyLists);
