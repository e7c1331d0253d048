import type { ReactElement } from 'react';

/** Open state of a component: controlled (`open`) or uncontrolled (`defaultOpen`). */
export interface OpenProps<Details> {
  /** Controlled open state. */
  open?: boolean | undefined;
  /** Initial open state if uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the component requests to open or to close. */
  onOpenChange?: ((open: boolean, details: Details) => void) | undefined;
}

/** `OpenProps` of a component that renders the element that opens it. */
export interface TriggerProps<Details> extends OpenProps<Details> {
  /**
   * Element that opens the component, usually a `Button`; it gets focus back on close. Its own handlers run first;
   * `preventDefault()` in one of them prevents the change.
   */
  trigger?: ReactElement | undefined;
}
