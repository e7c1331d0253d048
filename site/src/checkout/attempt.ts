/** What the shopper has confirmed to pay. */
export interface Confirmation {
  /** Another guest of this browser must not pay with it. */
  guestId: string | null;
  provider: string;
  cents: number;
  currency: string;
  token?: string;
}

/** An order that was sent, or is about to be: kept on this device until its answer was read. */
export interface Attempt {
  /** The `Idempotency-Key`. */
  key: string;
  /** What was sent; left out before. */
  body?: string;
  /** Kept when the order was refused, so that the shopper need not confirm the same amount twice. */
  confirmed?: Confirmation;
}

/** The part of `localStorage` that is used. Every method may throw. */
export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const name = 'mr-checkout-attempt';

/** Keeps the attempt of this device; where storage is blocked, for the visit. */
export interface Attempts {
  read: () => Attempt | undefined;
  write: (attempt: Attempt) => void;
  clear: () => void;
}

/** Makes the keeper of the attempt. */
export function createAttempts(storage: () => AttemptStorage): Attempts {
  let memory: Attempt | undefined;
  return {
    read() {
      try {
        return parse(storage().getItem(name)) ?? memory;
      } catch {
        return memory;
      }
    },
    write(attempt) {
      memory = attempt;
      try {
        storage().setItem(name, JSON.stringify(attempt));
      } catch {
        // Full or blocked: the attempt holds as long as the page.
      }
    },
    clear() {
      memory = undefined;
      try {
        storage().removeItem(name);
      } catch {
        // Nothing was kept then.
      }
    },
  };
}

function parse(text: string | null): Attempt | undefined {
  const stored = JSON.parse(text ?? 'null') as Partial<Attempt> | null;
  if (typeof stored?.key !== 'string') return undefined;
  return {
    key: stored.key,
    ...(typeof stored.body === 'string' && { body: stored.body }),
    ...(stored.confirmed && { confirmed: stored.confirmed }),
  };
}
