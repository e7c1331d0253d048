export { ConversationThread } from './ConversationThread';
export type { ConversationThreadProps } from './ConversationThread';
export { conversationThreadLabels } from './labels';
export type { ConversationThreadLabels } from './labels';
