import { useState } from 'react';
import type { MouseEvent } from 'react';
import { announce, liveRegion } from '../../internal/announce.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { createRequests } from '../../internal/state/requests.js';
import { useControllableState } from '../../internal/state/useControllableState.js';

interface WishlistOptions {
  /** Whether the product is on the wishlist (controlled). */
  wished: boolean | undefined;
  /** Whether it is there at first (uncontrolled). */
  defaultWished: boolean | undefined;
  /** Called to add or remove the product. */
  onChange: (wished: boolean, details: ChangeDetails) => unknown;
  /** Returns the announcement of a failure. */
  failed: () => string;
}

/** Manages whether a product is on the wishlist, and toggles it on a press. */
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
    // Screen readers announce only changes to live regions that already exist.
    liveRegion({ urgent: true });
    // A second press before the response reverts the change.
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
