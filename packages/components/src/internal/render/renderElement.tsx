import { clsx } from 'clsx/lite';
import { Children, cloneElement, createElement, isValidElement } from 'react';
import type { ElementType, ReactElement, ReactNode, Ref } from 'react';
import type { LinkProps } from './links.js';
import { mergeHandlers } from './mergeHandlers.js';
import { mergeRefs } from './mergeRefs.js';

/**
 * Replaces the rendered element, for example with a router's link: an element (`<NextLink href="/x" />`, which may also
 * come from a server component), or a function of the props that the element would get.
 */
export type RenderProp<Props = LinkProps> = ReactElement | ((props: Props) => ReactNode);

type AnyProps = Record<string, unknown>;
type Handler = (event: { defaultPrevented?: boolean }, ...rest: unknown[]) => void;

/**
 * Renders `render` with `props`, or a `fallback` element without `render`. Class names are joined and styles merged,
 * ours first; the caller's handler runs first, then ours unless it called `preventDefault`; both refs are set. Any
 * other prop of the caller overrides ours, except an empty `href`: a router's link requires one, and our `href` is the
 * real URL. Throws if `render` is neither an element nor a function.
 */
export function renderElement<Props extends object = LinkProps>(
  render: RenderProp<Props> | undefined,
  props: Props,
  fallback: ElementType = 'a',
): ReactNode {
  if (render === undefined) return createElement(fallback, props);
  if (typeof render === 'function') return render(props);
  // An element from a server component may still be a lazy reference: `toArray` resolves it.
  const element = isValidElement<AnyProps>(render) ? render : Children.toArray(render)[0];
  if (!isValidElement<AnyProps>(element)) {
    throw new Error(
      'mr: `render` is not an element. There is nothing to render. Pass an element or a function of the props.',
    );
  }
  return cloneElement(element, mergeProps(props as AnyProps, element.props));
}

function mergeProps(ours: AnyProps, theirs: AnyProps): AnyProps {
  const merged: AnyProps = { ...ours };
  for (const [name, value] of Object.entries(theirs)) {
    const own = ours[name];
    if (name === 'className') merged[name] = clsx(own as string | undefined, value as string | undefined);
    else if (name === 'style') merged[name] = { ...(own as object | undefined), ...(value as object | undefined) };
    else if (name === 'ref' && own && value) merged[name] = mergeRefs(own as Ref<unknown>, value as Ref<unknown>);
    else if (/^on[A-Z]/.test(name) && typeof own === 'function' && typeof value === 'function') {
      merged[name] = mergeHandlers(own as Handler, value as Handler);
    } else if (name === 'href' ? value : value !== undefined) merged[name] = value;
  }
  return merged;
}
