import { UndoIcon } from '@marketrow/components/icons/UndoIcon';
import { orderNumber } from '../../account/orderNumber';
import { fill } from '../../i18n/fill';
import { Thing } from '../base/cells';
import { describeList, type ListTools, type WorkContext } from '../base/model';
import { listIsland } from '../list/listIsland';
import { buttonColumn, decisionColumn, statusActions, statusColumn } from './parts';
import { RefundDialog } from './RefundDialog';
import { refundDecisions, refundName, type RefundRow, refundRow, refundStatuses } from './refundRows';

/** What was asked for last stands first: the API has at the end what a visitor asks for. */
const newestFirst = { sort: { column: 'date', direction: 'descending' } } as const;

const payoutStatuses = ['Processing', 'Accepted', 'Rejected'] as const;

function refundColumns(context: WorkContext, tools: ListTools<RefundRow>, isVendor: boolean) {
  const { columns } = context.messages;
  const shop = { id: 'shop', header: columns.shop, value: ({ shopName }: RefundRow) => shopName };
  return [
    {
      id: 'order',
      header: columns.order,
      value: ({ orderNo }: RefundRow) => orderNumber({ id: orderNo }),
      type: 'code' as const,
    },
    ...(isVendor ? [] : [shop]),
    {
      id: 'product',
      header: columns.product,
      value: ({ name }: RefundRow) => name,
      cell: ({ name, image }: RefundRow) => <Thing title={name} image={image} />,
    },
    { id: 'amount', header: columns.amount, value: ({ amount }: RefundRow) => amount, type: 'money' as const },
    statusColumn<RefundRow>(context, refundStatuses),
    buttonColumn<RefundRow>(context, {
      textOf: (row) => (refundDecisions(row).length > 0 ? context.messages.refund.decide : undefined),
      nameOf: (row) => fill(context.messages.refund.decideName, { name: refundName(row) }),
      onPress: tools.open,
    }),
  ];
}

function refundActions(row: RefundRow, { messages }: WorkContext, tools: ListTools<RefundRow>) {
  return [{ label: messages.words.open, icon: <UndoIcon />, onSelect: () => tools.open(row) }];
}

const refundRequests = describeList({
  area: 'admin',
  calls: ['/api/admin/refund-requests'],
  rowsOf: ([list]) => list.map(refundRow),
  keyOf: ({ key }) => key,
  columnsOf: (context, tools) => refundColumns(context, tools, false),
  actionsOf: refundActions,
  Dialog: RefundDialog,
});

const vendorRefundRequests = describeList({
  area: 'vendor',
  calls: ['/api/vendor/refund-requests'],
  rowsOf: ([list]) => list.map(refundRow),
  keyOf: ({ key }) => key,
  columnsOf: (context, tools) => refundColumns(context, tools, true),
  actionsOf: refundActions,
  Dialog: RefundDialog,
});

const payoutRequests = describeList({
  area: 'admin',
  calls: ['/api/admin/payout-requests'],
  rowsOf: ([list]) => [...list],
  keyOf: ({ no }) => no,
  columnsOf: (context, tools) => {
    const { columns } = context.messages;
    return [
      { id: 'no', header: columns.no, value: ({ no }) => no },
      { id: 'seller', header: columns.seller, value: ({ seller }) => seller },
      { id: 'shop', header: columns.shop, value: ({ shopName }) => shopName },
      { id: 'total', header: columns.total, value: ({ totalAmount }) => totalAmount, type: 'money' },
      { id: 'requested', header: columns.requested, value: ({ requestAmount }) => requestAmount, type: 'money' },
      { id: 'date', header: columns.date, value: ({ date }) => date, type: 'date' },
      statusColumn(context, payoutStatuses),
      decisionColumn(context, tools, {
        of: ({ status }) =>
          status === 'Processing'
            ? [
                { status: 'Accepted', word: 'accept' },
                { status: 'Rejected', word: 'reject' },
              ]
            : [],
        nameOf: ({ no, shopName }) => `${no}, ${shopName}`,
      }),
    ];
  },
  actionsOf: (row, context, tools) =>
    statusActions(context, tools, row, { statuses: payoutStatuses, name: `${row.no}, ${row.shopName}` }),
  initial: newestFirst,
});

const vendorPayoutRequests = describeList({
  area: 'vendor',
  calls: ['/api/vendor/payout-requests'],
  rowsOf: ([list]) => [...list],
  keyOf: ({ no }) => no,
  columnsOf: (context) => {
    const { columns } = context.messages;
    return [
      { id: 'no', header: columns.no, value: ({ no }) => no },
      { id: 'date', header: columns.date, value: ({ date }) => date, type: 'date' },
      { id: 'amount', header: columns.amount, value: ({ amount }) => amount, type: 'money' },
      statusColumn(context, payoutStatuses),
      { id: 'message', header: columns.message, value: ({ message }) => message },
    ];
  },
  initial: newestFirst,
});

/** These lists by the paths of their pages. */
export const requestLists = {
  'admin/payout-requests': payoutRequests,
  'admin/refund-requests': refundRequests,
  'vendor/refund-requests': vendorRefundRequests,
  'vendor/payout-requests': vendorPayoutRequests,
};

export const RequestLists = listIsland(requestLists);
