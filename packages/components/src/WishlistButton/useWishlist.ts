import { announce, liveRegion } from '../internal/announce';
import { settle } from '../internal/state/settle';
import type { HandlerResult } from '../internal/state/settle';
import { useControllableState } from '../internal/state/useControllableState';

interface WishlistOptions {
  /** Whether the product is on the wishlist, when the caller keeps it. */
  wished: boolean | undefined;
  /** Whether it is there at first, when the component keeps it. */
  defaultWished: boolean | undefined;
  /** Puts it there or takes it off. */
  onChange: (wished: boolean) => HandlerResult;
  /** Announced when the wishlist did not take the change. */
  failed: () => string;
}

/** Whether a product is on the wishlist, and what a press of its heart does. */
export function useWishlist({
  wished,
  defaultWished = false,
  onChange,
  failed,
}: WishlistOptions): readonly [pressed: boolean, press: () => void] {
  const [pressed, setPressed] = useControllableState({
    value: wished,
    defaultValue: defaultWished,
    onChange: undefined,
  });
  const press = () => {
    // The region has to stand before it is written to.
    liveRegion({ urgent: true });
    settle(
      onChange(!pressed),
      () => setPressed(!pressed, undefined),
      () => announce(failed(), { urgent: true }),
    );
  };
  return [pressed, press];
}
