import type { ComponentProps, ReactNode } from 'react';

/** The props of a link as the kit hands them to `renderLink`: those of an `<a>`, with an address for certain. */
export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * Renders a link of a component that draws several, as by a router: `renderLink={(props) => <NextLink {...props} />}`.
 * A function does not cross from a server page to a client component: give it inside a file marked `'use client'`.
 */
export type RenderLink = (props: LinkProps) => ReactNode;

/** The link that `renderLink` draws, or an `<a>`. */
export function linkElement(renderLink: RenderLink | undefined, props: LinkProps): ReactNode {
  if (renderLink) return renderLink(props);
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
