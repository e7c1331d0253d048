import { ReceiptIcon } from '@marketrow/components/icons/ReceiptIcon';
import { orderNumber } from '../../account/orderNumber';
import { addressIn } from '../../i18n/addressIn';
import { href } from '../../routes';
import { workPaths } from '../../workRoutes';
import { describeList } from '../base/model';
import { orderStatuses } from '../base/orderStatuses';
import { listIsland } from '../list/listIsland';
import { buttonColumn, forOrders, statusActions, statusColumn } from './parts';
import { nextStep, takeStep, VendorOrderDialog } from './VendorOrderDialog';

interface OrderRow {
  id: string;
  customer: string;
  lines: number;
  date: string;
  address: string;
  amount: number;
  status: (typeof orderStatuses)[number];
  /** When it was delivered; nothing where the API is to say it. */
  deliveredAt: string | undefined;
  /** Parts with different statuses, so that Undo gives them back. */
  parts: { shop: string; status: OrderRow['status']; deliveredAt: string | null }[] | undefined;
}

const orders = describeList({
  area: 'admin',
  calls: ['/api/admin/orders'],
  rowsOf: ([list]): OrderRow[] =>
    list.map((order) => ({
      id: order.id,
      customer: `${order.users.name.firstName} ${order.users.name.lastName}`,
      lines: order.items.length,
      date: order.createdAt,
      address: order.shippingAddress,
      amount: order.totalPrice,
      status: order.status,
      deliveredAt: order.deliveredAt ?? undefined,
      parts: order.parts?.some(({ status }) => status !== order.status) ? order.parts : undefined,
    })),
  keyOf: ({ id }) => id,
  columnsOf: (context) => {
    const { columns } = context.messages;
    return [
      {
        id: 'order',
        header: columns.order,
        value: (row) => orderNumber(row),
        type: 'code',
        cell: (row) => (
          <a href={href(context.locale, workPaths.record('admin', 'orders', row.id))}>{orderNumber(row)}</a>
        ),
      },
      { id: 'customer', header: columns.customer, value: ({ customer }) => customer },
      { id: 'lines', header: columns.lines, value: ({ lines }) => lines, type: 'number' },
      { id: 'date', header: columns.date, value: ({ date }) => date, type: 'date' },
      { id: 'address', header: columns.address, value: ({ address }) => addressIn(context.locale, address) },
      { id: 'amount', header: columns.amount, value: ({ amount }) => amount, type: 'money' },
      statusColumn(forOrders(context), orderStatuses),
    ];
  },
  actionsOf: (row, context, tools) => [
    {
      label: context.messages.words.open,
      icon: <ReceiptIcon />,
      href: href(context.locale, workPaths.record('admin', 'orders', row.id)),
    },
    ...statusActions(forOrders(context), tools, row, {
      statuses: orderStatuses,
      name: orderNumber(row),
      also: { deliveredAt: undefined, parts: undefined },
    }),
  ],
  initial: { hidden: ['customer'] },
});

const vendorOrders = describeList({
  area: 'vendor',
  calls: ['/api/vendor/orders'],
  rowsOf: ([list]) => [...list],
  keyOf: ({ id }) => id,
  columnsOf: (context, tools) => {
    const { columns, vendorOrder } = context.messages;
    return [
      { id: 'order', header: columns.order, value: (row) => orderNumber(row), type: 'code' },
      { id: 'date', header: columns.date, value: ({ createdAt }) => createdAt, type: 'date' },
      { id: 'customer', header: columns.customer, value: ({ customer }) => customer },
      { id: 'lines', header: columns.lines, value: ({ items }) => items.length, type: 'number' },
      { id: 'amount', header: columns.amount, value: ({ amount }) => amount, type: 'money' },
      statusColumn(forOrders(context), orderStatuses),
      buttonColumn(context, {
        header: vendorOrder.next,
        textOf: ({ status }) => {
          const next = nextStep(status);
          return next && vendorOrder.steps[next];
        },
        nameOf: (row, text) => `${orderNumber(row)}: ${text}`,
        // A delivery books money: the dialog asks once more.
        onPress: (row) => (row.status === 'Pending' ? takeStep(context, tools, row, 'Processing') : tools.open(row)),
      }),
    ];
  },
  actionsOf: (row, { messages }, tools) => [
    { label: messages.words.open, icon: <ReceiptIcon />, onSelect: () => tools.open(row) },
  ],
  Dialog: VendorOrderDialog,
});

/** These lists by the paths of their pages. */
export const orderLists = { 'admin/orders': orders, 'vendor/orders': vendorOrders };

export const OrderLists = listIsland(orderLists);
