import { cancelInFlight, isLoaded, UNKNOWN, type Context } from './context.ts';
import { normaliseIntents, type Intent } from './intent.ts';
import { processLater, processNow, reschedule } from './schedule.ts';
import { tryCatch } from './tryCatch.ts';
import type { TabChannel } from './types.ts';

/**
 * Why a tab speaks. `hello`: which other tabs are there? `merged`: the end of the id, its cart has been merged and its lines
 * stay visible. `reset`: the end of the id, everything is to be forgotten. Left out: there are changes.
 */
export type MessageKind = 'hello' | 'merged' | 'reset';

/** What tabs tell each other. Everything in it is checked on arrival. */
export interface TabMessage {
  /** Guest id that the message is about. */
  readonly guestId: string | null;
  /** The newest intent ever seen of each line. */
  readonly intents: readonly Intent[];
  readonly kind?: MessageKind | undefined;
}

/** Opens the channel to the other tabs; where there is none they speak by storage events. */
export function openChannel(s: Context): void {
  const { channel: open = (name: string) => new BroadcastChannel(name) } = s.options_;
  const opened = tryCatch(() => (open as (name: string) => TabChannel)(s.name_));
  if (opened) opened.onmessage = ({ data }) => onMessage(s, data);
  // Storage events may be missing too: then other tabs are never heard.
  else s.peersUntil_ = Infinity;
  s.channel_ = opened ?? {
    postMessage(message) {
      s.write_(s.name_, JSON.stringify(message));
      // Nothing is to stay there: the event is what counts.
      s.write_(s.name_);
    },
  };
}

/** Closes the channel. An open one would keep the page out of the back-forward cache. */
export function closeChannel(s: Context): void {
  tryCatch(() => s.channel_?.close?.());
}

/** Tells the other tabs every intent that was ever seen, each with whether it is stored. */
export function broadcast(s: Context, kind?: MessageKind): void {
  const message: TabMessage = { guestId: s.guestId_, intents: s.history_(), kind };
  tryCatch(() => s.channel_?.postMessage?.(message));
}

/** Takes what another tab said. */
export function onMessage(s: Context, data: unknown): void {
  const { guestId, intents, kind } = Object(data) as TabMessage;
  const isEnd = kind === 'merged' || kind === 'reset';
  const received = normaliseIntents(intents);
  // Perhaps two tabs made an id each: the cookie says which one holds.
  if (guestId !== s.guestId_ && (s.guestId_ || !isEnd)) reschedule(s, 1_000);
  else if (isEnd) onEnd(s, guestId, received, kind);
  else onChange(s, received, kind);
}

function onChange(s: Context, received: Intent[], kind?: MessageKind): void {
  s.peersUntil_ = Infinity;
  mergeFromPeer(s, received);
  const isWaiting = s.isBusy_ || s.retryTimer_ || s.delayTimer_;
  if (kind) broadcast(s);
  // The tab that made the change saves it. Some time later this tab loads, and saves what the other one could not.
  else if ((s.intents_.size || !isLoaded(s)) && !isWaiting) processLater(s, 2_000 * (1 + s.random_()));
  s.publish_();
}

/** The id has ended, here or in another tab. */
export function onEnd(s: Context, guestId: string | null, received: Intent[], kind: MessageKind): void {
  // Another process may still see the cookie that the sender has cleared.
  if (s.readId_() === guestId) s.clearId_();
  // What was merged is not this tab's to send any more.
  // Mutant: merged-is-not-sent.
  s.markSaved_(received);
  if (kind === 'reset') {
    s.clear_();
    s.setBase_();
    s.etag_ = undefined;
    s.error_ = null;
  }
  clearIdentity(s);
  processNow(s);
}

/** Takes over intents of other tabs: the stored cart has to be loaded again. */
export function mergeFromPeer(s: Context, intents: Intent[]): void {
  if (!s.mergeRemote_(intents)) return;
  s.baseStatus_ = UNKNOWN;
  // An answer under way may be older.
  s.needsVerification_ ||= s.isBusy_ && !s.isSending_;
}

/** Ends the work for an id. The lines stay visible, and what is unsent goes to the next id. */
export function clearIdentity(s: Context): void {
  cancelInFlight(s);
  s.openJournal_();
  s.baseStatus_ = UNKNOWN;
  s.guestId_ = '';
}
