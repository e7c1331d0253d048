import type { DataTableColumn } from '@marketrow/components/DataTable';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import { couponStatus, type CouponStatus } from '@marketrow/contract';
import type { Data } from '../../data/work';
import { fill } from '../../i18n/fill';
import { number } from '../../i18n/format';
import { href } from '../../routes';
import { type WorkArea, workPaths } from '../../workRoutes';
import { Thing } from '../base/cells';
import { couponDiscount, couponPlace } from '../base/coupons';
import { describeList, type ListTools, type WorkContext } from '../base/model';
import { listIsland } from '../list/listIsland';
import { choices, switchCell } from './parts';

type Coupon = Data<'/api/vendor/coupons'>[number];

interface CouponRow extends Coupon {
  /** Status while it is switched on. Computed when the row is read: the clock has moved on by the time React hydrates the page. */
  statusOn: CouponStatus;
}

const statuses = ['active', 'paused', 'ended', 'used-up'] as const satisfies readonly CouponStatus[];
const tones = { active: 'success', paused: 'warning', ended: 'neutral', 'used-up': 'neutral' } as const;
const payers = ['shop', 'marketplace'] as const;

function rowOf(coupon: Coupon): CouponRow {
  return { ...coupon, statusOn: couponStatus({ ...coupon, active: true }, new Date().toISOString()) };
}

function statusOf({ active, statusOn }: CouponRow): CouponStatus {
  return active ? statusOn : 'paused';
}

/** Columns of both lists; `payer` is the one that differs. */
function columnsOf<Row extends CouponRow>(
  area: WorkArea,
  context: WorkContext,
  tools: ListTools<Row>,
  payer: DataTableColumn<Row>,
): DataTableColumn<Row>[] {
  const { locale, messages } = context;
  const { columns, coupon } = messages;
  return [
    {
      id: 'code',
      header: columns.code,
      value: ({ code }) => code,
      type: 'code',
      cell: ({ code }) => <a href={href(locale, workPaths.record(area, 'coupons', code))}>{code}</a>,
    },
    { id: 'off', header: columns.off, value: (row) => couponDiscount(row, context) },
    payer,
    { id: 'minimum', header: columns.minimum, value: ({ minimum }) => minimum || null, type: 'money' },
    {
      id: 'uses',
      header: columns.uses,
      value: ({ used, limit }) =>
        limit === null
          ? number(locale, used)
          : fill(coupon.usesOf, { used: number(locale, used), limit: number(locale, limit) }),
    },
    { id: 'ends', header: columns.ends, value: ({ endsAt }) => endsAt, type: 'date' },
    {
      // Named as the field that the switch changes: a row that leaves the filter by it is announced with Undo.
      id: 'active',
      header: columns.status,
      value: (row) => coupon.statuses[statusOf(row)],
      filterValue: statusOf,
      cell: (row) => <StatusBadge status={coupon.statuses[statusOf(row)]} tone={tones[statusOf(row)]} />,
      filterItems: choices(statuses, (status) => coupon.statuses[status]),
    },
    {
      id: 'switch',
      header: columns.active,
      value: ({ active }) => active,
      sortable: false,
      searchable: false,
      exportable: false,
      cell: (row) => switchCell(context, tools, row, 'active', fill(coupon.activeName, { code: row.code })),
    },
  ];
}

const vendorCoupons = describeList({
  area: 'vendor',
  calls: ['/api/vendor/coupons'],
  rowsOf: ([list]) => list.map(rowOf),
  keyOf: ({ code }) => code,
  columnsOf: (context, tools) => {
    const { columns, coupon } = context.messages;
    return columnsOf('vendor', context, tools, {
      id: 'payer',
      header: columns.payer,
      value: ({ paidBy }) => coupon.payers[paidBy],
      filterValue: ({ paidBy }) => paidBy,
      filterItems: choices(payers, (payer) => coupon.payers[payer]),
    });
  },
});

interface AdminCouponRow extends CouponRow {
  /** Shop whose products it lowers, or the words for all shops. */
  shopName: string;
}

const adminCoupons = describeList({
  area: 'admin',
  calls: ['/api/admin/coupons', '/api/shops'],
  rowsOf: ([list, shops], context): AdminCouponRow[] =>
    list.map((coupon) => ({ ...rowOf(coupon), shopName: couponPlace(coupon, shops, context) })),
  keyOf: ({ code }) => code,
  columnsOf: (context, tools) => {
    const { columns, coupon } = context.messages;
    return columnsOf('admin', context, tools, {
      id: 'shop',
      header: columns.shop,
      value: ({ shopName }) => shopName,
      cell: ({ shopName, paidBy }) => <Thing title={shopName} text={coupon.paidBy[paidBy]} />,
      filterValue: ({ paidBy }) => paidBy,
      filterItems: choices(payers, (payer) => coupon.paidBy[payer]),
    });
  },
});

/** These lists by the paths of their pages. */
export const couponLists = { 'admin/coupons': adminCoupons, 'vendor/coupons': vendorCoupons };

export const CouponLists = listIsland(couponLists);
