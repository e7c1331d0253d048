export { ConversationThread } from './ConversationThread.js';
export type { ConversationThreadProps } from './ConversationThread.js';
export type ConversationThreadPart = 'root' | 'item' | 'box' | 'head' | 'name' | 'text' | 'note';
