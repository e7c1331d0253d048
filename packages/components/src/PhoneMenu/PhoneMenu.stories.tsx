import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { GiftIcon } from '../icons/GiftIcon';
import { HouseIcon } from '../icons/HouseIcon';
import { PhoneMenu } from './PhoneMenu';

const languages = [
  { lang: 'en', name: 'English', href: '#en' },
  { lang: 'de', name: 'Deutsch', href: '#de' },
];

const meta = preview.meta({
  component: PhoneMenu,
  args: {
    open: true,
    onOpenChange: fn(),
    items: [
      {
        title: 'Gift shop',
        href: '#gift',
        icon: <GiftIcon />,
        links: [
          { title: 'Popular', href: '#popular' },
          { title: 'Trending', href: '#trending' },
        ],
      },
      { title: 'Home and garden', href: '#home', icon: <HouseIcon /> },
    ],
    links: [
      { title: 'All shops', href: '#shops' },
      { title: 'Deals', href: '#deals' },
    ],
    languages,
    currentLang: 'en',
    accountHref: '#account',
  },
  globals: { viewport: { value: 'mobile1' } },
});

/** A category unfolds by Enter, its links come next in the tab order. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const gift = canvas.getByRole('button', { name: 'Gift shop' });
    gift.focus();
    await userEvent.keyboard('{Enter}');
    await expect(gift).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Popular' })).toHaveFocus();
  },
});

export const German = meta.story({ args: { currentLang: 'de' }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
