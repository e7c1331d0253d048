export { ConversationThread } from './ConversationThread.js';
export type { ConversationThreadProps } from './ConversationThread.js';
