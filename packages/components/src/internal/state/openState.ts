import type { ReactElement } from 'react';

/** Open state of a component, kept by the caller (`open`) or by the component (`defaultOpen`). */
export interface OpenProps<Details> {
  /** Open state, when the caller keeps it. */
  open?: boolean | undefined;
  /** Open state at first, when the component keeps it. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it is to open or to close. */
  onOpenChange?: ((open: boolean, details: Details) => void) | undefined;
}

/** `OpenProps` of a component that renders the element that opens it. */
export interface TriggerProps<Details> extends OpenProps<Details> {
  /**
   * Element that opens it and takes the focus back when it closes, usually a `Button`. Its own handlers run first;
   * `preventDefault()` in one of them keeps the state.
   */
  trigger?: ReactElement | undefined;
}
