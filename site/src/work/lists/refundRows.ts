import { orderNumber } from '../../account/orderNumber';
import type { Data } from '../../data/work';
import type { Decision } from './parts';

/** Statuses of a refund request, in the order of its way. */
export const refundStatuses = ['Pending', 'Processing', 'Accepted'] as const;

type Request = Data<'/api/admin/refund-requests'>[number];

/** A refund request in a list. */
export interface RefundRow extends Omit<Request, 'id'> {
  key: string;
}

/** Row of a request. Requests of the sample without an id are known by their order. */
export function refundRow({ id, ...row }: Request): RefundRow {
  return { ...row, key: id ?? row.orderNo };
}

/** Name of a request in messages. */
export function refundName({ orderNo, name }: RefundRow): string {
  return `${orderNumber({ id: orderNo })}, ${name}`;
}

/** Decisions that can be made about a request: none about an accepted one, whose money is returned. */
export function refundDecisions({ status }: RefundRow): (Decision & { status: RefundRow['status'] })[] {
  if (status === 'Accepted') return [];
  const process = { status: 'Processing', word: 'process' } as const;
  return [...(status === 'Pending' ? [process] : []), { status: 'Accepted', word: 'accept' }];
}
