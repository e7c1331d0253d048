import type { ConversationThreadLabels } from './labels';

/** The German strings of `ConversationThread`. */
export const conversationThreadLabels: ConversationThreadLabels = {
  label: 'Gesprächsverlauf',
  you: 'Sie',
  staff: 'Kundenservice',
};
