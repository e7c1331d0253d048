/** The words of the states that `StatusBadge` knows, by the state in lower case. */
export interface StatusBadgeLabels {
  /** An order that nobody has begun with. */
  pending: string;
  /** An order that is being packed or brought. */
  processing: string;
  /** An order that was handed over. */
  delivered: string;
  /** An order that was called off. */
  cancelled: string;
  /** A request that was granted. */
  accepted: string;
  /** A request that was refused. */
  rejected: string;
  /** A payment that went through. */
  success: string;
  /** A ticket that is being worked on. */
  open: string;
  /** A ticket that is done. */
  closed: string;
  /** A ticket that cannot wait. */
  urgent: string;
  /** A ticket that can wait. */
  normal: string;
}

/** The English strings of `StatusBadge`. */
export const statusBadgeLabels: StatusBadgeLabels = {
  pending: 'Pending',
  processing: 'Processing',
  delivered: 'Delivered',
  cancelled: 'Canceled',
  accepted: 'Accepted',
  rejected: 'Rejected',
  success: 'Success',
  open: 'Open',
  closed: 'Closed',
  urgent: 'Urgent',
  normal: 'Normal',
};
