import type { CartOptions, TabChannel } from '../../src/types.ts';

/** One page of a browser: what it holds is given back when it dies. */
export interface Page {
  /** Dead pages send, write and hear nothing. */
  dead: boolean;
  /** Called when the page dies. */
  readonly ends: Set<() => void>;
  /** When its last message arrives. */
  due: number;
}

/** What the pages of one browser share: channels and locks, with a delay in virtual milliseconds. */
export class Browser {
  /** How long a message takes, used up in turn; then it arrives in a later task at once. */
  latencies: number[] = [];
  /** How many messages were sent. */
  messages = 0;
  private readonly channels = new Map<TabChannel, { name: string; page: Page }>();
  private readonly held = new Set<string>();
  private readonly queue: { name: string; page: Page; grant: () => void }[] = [];

  /** Opens channels for one page. */
  channelOf(page: Page): NonNullable<CartOptions['channel']> {
    return (name) => {
      const channel: TabChannel = {
        onmessage: null,
        postMessage: (message) => {
          if (page.dead) return;
          this.messages += 1;
          const data: unknown = structuredClone(message);
          // Messages of one page arrive in their order.
          const due = (page.due = Math.max(page.due, Date.now() + (this.latencies.shift() ?? 0)));
          for (const [other, { name: its, page: reader }] of this.channels) {
            if (other === channel || its !== name) continue;
            setTimeout(() => {
              if (this.channels.has(other) && !reader.dead) other.onmessage?.({ data } as MessageEvent);
            }, due - Date.now());
          }
        },
        close: () => void this.channels.delete(channel),
      };
      this.channels.set(channel, { name, page });
      page.ends.add(() => this.channels.delete(channel));
      return channel;
    };
  }

  /** The locks as one page sees them. A page that dies gives its own back. */
  locksOf(page: Page): NonNullable<CartOptions['locks']> {
    const request = (name: string, { signal }: LockOptions, work: (lock: Lock) => unknown): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const grant = (): void => {
          this.held.add(name);
          const release = (): void => {
            if (!page.ends.delete(release)) return;
            this.held.delete(name);
            this.next();
          };
          page.ends.add(release);
          void Promise.resolve(work({ name, mode: 'exclusive' }))
            .finally(release)
            .then(resolve, reject);
        };
        const entry = { name, page, grant };
        this.queue.push(entry);
        signal?.addEventListener('abort', () => {
          const index = this.queue.indexOf(entry);
          if (index === -1) return;
          this.queue.splice(index, 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
        queueMicrotask(() => this.next());
      });
    return { request: request as LockManager['request'] };
  }

  private next(): void {
    const index = this.queue.findIndex(({ name, page }) => page.dead || !this.held.has(name));
    if (index === -1) return;
    const [entry] = this.queue.splice(index, 1);
    if (entry && !entry.page.dead) entry.grant();
    this.next();
  }
}
