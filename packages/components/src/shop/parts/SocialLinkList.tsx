import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { FacebookIcon } from '../../icons/FacebookIcon.js';
import { InstagramIcon } from '../../icons/InstagramIcon.js';
import { XLogoIcon } from '../../icons/XLogoIcon.js';
import { YoutubeIcon } from '../../icons/YoutubeIcon.js';
import './SocialLinkList.css';

/** URLs of social profiles. A profile that is `null` or omitted is hidden. */
export interface SocialLinks {
  facebook?: string | null | undefined;
  youtube?: string | null | undefined;
  twitter?: string | null | undefined;
  instagram?: string | null | undefined;
}

/** Networks in display order. The names are trademarks, the same in every language. */
const networks: readonly { key: keyof SocialLinks; name: string; icon: ReactNode }[] = [
  { key: 'facebook', name: 'Facebook', icon: <FacebookIcon /> },
  { key: 'twitter', name: 'X', icon: <XLogoIcon /> },
  { key: 'youtube', name: 'YouTube', icon: <YoutubeIcon /> },
  { key: 'instagram', name: 'Instagram', icon: <InstagramIcon /> },
];

export interface SocialLinkListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** URLs of the profiles. */
  links: SocialLinks;
}

/** Icon links to social profiles. Renders a `<ul>`, or nothing without any; safe in server components. */
export function SocialLinkList({ links, className, ...rest }: SocialLinkListProps) {
  const shown = networks.filter(({ key }) => links[key]);
  if (shown.length === 0) return null;
  return (
    <ul {...rest} role="list" className={clsx('mr-SocialLinkList-root', className)}>
      {shown.map(({ key, name, icon }) => (
        <li key={key}>
          <a className="mr-SocialLinkList-link" href={links[key] ?? undefined} rel="noreferrer" aria-label={name}>
            {icon}
          </a>
        </li>
      ))}
    </ul>
  );
}
