/** Every string that `OrderTimeline` shows or announces. */
export interface OrderTimelineLabels {
  /** Accessible name of the whole when `label` is left out. */
  label: string;
  /** The first step. */
  pending: string;
  /** The second step. */
  processing: string;
  /** The last step. */
  delivered: string;
  /** The step that ends an order early. */
  cancelled: string;
  /** Read out behind a step that lies back. */
  completed: string;
}

/** The English strings of `OrderTimeline`. */
export const orderTimelineLabels: OrderTimelineLabels = {
  label: 'Order steps',
  pending: 'Pending',
  processing: 'Processing',
  delivered: 'Delivered',
  cancelled: 'Canceled',
  completed: 'completed',
};
