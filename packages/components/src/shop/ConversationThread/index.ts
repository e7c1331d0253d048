export { ConversationThread } from './ConversationThread';
export type { ConversationThreadProps } from './ConversationThread';
