/** Every string that `ConversationThread` shows or announces. */
export interface ConversationThreadLabels {
  /** Accessible name of the whole when `label` is left out. */
  label: string;
  /** Stands in place of the shopper's own name. */
  you: string;
  /** Stands behind the name of one who answers. */
  staff: string;
}

/** The English strings of `ConversationThread`. */
export const conversationThreadLabels: ConversationThreadLabels = {
  label: 'Conversation',
  you: 'You',
  staff: 'Customer service',
};
