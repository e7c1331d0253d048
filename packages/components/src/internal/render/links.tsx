import type { ComponentProps, ReactNode } from 'react';

/** Props that the kit passes to `renderLink`: those of an `<a>`, with `href` always set. */
export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * Renders each link of a component, for example with a router's component: `renderLink={(props) => <NextLink {...props}
 * />}`. A server component cannot pass a function to a client component: define it in a file marked `'use client'`.
 */
export type RenderLink = (props: LinkProps) => ReactNode;

/** Renders a link with `renderLink` or as an `<a>`. */
export function linkElement(renderLink: RenderLink | undefined, props: LinkProps): ReactNode {
  if (renderLink) return renderLink(props);
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
