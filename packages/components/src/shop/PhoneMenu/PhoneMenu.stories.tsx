import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once, press } from '../../../stories/Once.js';
import { InPlace } from '../../../stories/InPlace.js';
import { playDialogKeys, withTrigger } from '../../../stories/dialogKeys.js';
import { GiftIcon } from '../../icons/GiftIcon.js';
import { HouseIcon } from '../../icons/HouseIcon.js';
import { PhoneMenu } from './PhoneMenu.js';

const languages = [
  { lang: 'en', title: 'English', href: '#en' },
  { lang: 'de', title: 'Deutsch', href: '#de' },
];

const long = 'Sicherheitsvorkehrungen für das ganze Haus';

const meta = preview.meta({
  id: 'components-phonemenu',
  title: 'Navigation/PhoneMenu',
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

/** With every entry, with an open category, and with the minimum. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="21.25rem">
      <State name="All that it may hold">
        <InPlace>
          <PhoneMenu {...args} currentHref="#deals" />
        </InPlace>
      </State>
      <State name="Unfolded, one is current">
        <InPlace>
          <Once act={press('[aria-expanded]')}>
            <PhoneMenu {...args} currentHref="#trending" languages={[]} />
          </Once>
        </InPlace>
      </State>
      <State name="The least">
        <InPlace>
          <PhoneMenu
            {...args}
            items={[{ title: long, href: '#long' }]}
            links={[]}
            languages={[]}
            accountHref={undefined}
          />
        </InPlace>
      </State>
      <State name="Hover" pseudo="hover">
        <InPlace>
          <Once act={press('[aria-expanded]')}>
            <PhoneMenu {...args} languages={[]} />
          </Once>
        </InPlace>
      </State>
      <State name="Focus" pseudo="focus">
        <InPlace>
          <PhoneMenu {...args} />
        </InPlace>
      </State>
    </States>
  ),
  globals: { viewport: { value: undefined } },
});

export const Default = meta.story();

Default.test(
  'opens a category with Enter, whose links come next in the tab order; Escape closes and restores the focus',
  { args: withTrigger },
  async ({ canvas, userEvent }) =>
    playDialogKeys({ canvas, userEvent }, 'Menu', async () => {
      const gift = canvas.getByRole('button', { name: 'Gift shop' });
      gift.focus();
      await userEvent.keyboard('{Enter}');
      await expect(gift).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Popular' })).toHaveFocus();
    }),
);
