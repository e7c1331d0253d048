/** The statuses of an order, in the order of its way. */
export const orderStatuses = ['Pending', 'Processing', 'Delivered', 'Cancelled'] as const;
