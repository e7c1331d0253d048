import { useState } from 'react';
import type { MouseEvent } from 'react';
import { announce, liveRegion } from '../../internal/announce.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { createRequests } from '../../internal/state/requests.js';
import { useControllableState } from '../../internal/state/useControllableState.js';

interface WishlistOptions {
  /** Whether the product is on the wishlist, when the caller keeps it. */
  wished: boolean | undefined;
  /** Whether it is there at first, when the component keeps it. */
  defaultWished: boolean | undefined;
  /** Puts it there or takes it off. */
  onChange: (wished: boolean, details: ChangeDetails) => unknown;
  /** Announced when the wishlist did not take the change. */
  failed: () => string;
}

/** Whether a product is on the wishlist, and what a press of its heart does. */
export function useWishlist({
  wished,
  defaultWished = false,
  onChange,
  failed,
}: WishlistOptions): readonly [pressed: boolean, press: (event: MouseEvent) => void] {
  const [pressed, setPressed] = useControllableState({
    value: wished,
    defaultValue: defaultWished,
    onChange: undefined,
  });
  const [requests] = useState(() => createRequests<boolean>());
  const press = ({ nativeEvent: event }: MouseEvent) => {
    // The region has to stand before it is written to.
    liveRegion({ urgent: true });
    // Pressed again before the first answer: back to what it was.
    const from = requests.asked() ?? pressed;
    const to = !from;
    requests.add(
      { from, to },
      onChange(to, { event }),
      () => setPressed(to, undefined),
      () => announce(failed(), { urgent: true }),
    );
  };
  return [pressed, press];
}
