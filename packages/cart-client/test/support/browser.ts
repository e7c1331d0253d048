import { vi } from 'vitest';

/** A window's events and a document, for tests of the page's life in Node. */
export function stubPage(): {
  fire: (type: string, more?: Partial<PageTransitionEvent>) => void;
  hide: (hidden: boolean) => void;
} {
  const target = new EventTarget();
  const page = { hidden: false };
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('document', page);
  const fire = (type: string, more: Partial<PageTransitionEvent> = {}): void => {
    target.dispatchEvent(Object.assign(new Event(type), more));
  };
  return {
    fire,
    hide(hidden) {
      page.hidden = hidden;
      fire('visibilitychange');
    },
  };
}
