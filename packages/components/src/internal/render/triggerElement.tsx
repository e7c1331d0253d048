import { Children, cloneElement, isValidElement } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { mergeHandlers } from './mergeHandlers.js';
import { mergeRefs } from './mergeRefs.js';

type ControlProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined };

/** Resolves an element from a server component, which may still be a lazy reference. */
export function resolveElement(element: ReactElement | undefined): ReactNode {
  return Children.toArray(element)[0];
}

/** Clones `trigger` with our props. Its own handlers run first, its `id` overrides ours, and both refs are set. */
export function triggerElement(trigger: ReactElement | undefined, ours: ControlProps): ReactNode {
  const control = resolveElement(trigger);
  if (!isValidElement<ControlProps & Record<string, unknown>>(control)) return control;
  const props: Record<string, unknown> = { ...ours, ref: mergeRefs(ours.ref, control.props.ref) };
  for (const [name, handler] of Object.entries(ours)) {
    const theirs = control.props[name];
    if (typeof handler === 'function' && typeof theirs === 'function' && name !== 'ref') {
      props[name] = mergeHandlers(handler as Handler, theirs as Handler);
    }
  }
  if (control.props.id !== undefined) delete props['id'];
  return cloneElement(control, props);
}

type Handler = (event: { defaultPrevented?: boolean }) => void;
