import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { TopBar } from './TopBar.js';

const oneProfile = { facebook: null, instagram: '#instagram' };
const longTitle =
  'Free Express Shipping on every order from every shop, until midnight tonight, with no minimum and no code';

const meta = preview.meta({
  id: 'components-topbar',
  title: 'Navigation/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    tag: 'HOT',
    title: 'Free Express Shipping',
    socialLinks: { facebook: '#facebook', twitter: '#x', youtube: '#youtube', instagram: '#instagram' },
    languages: [
      { lang: 'en', title: 'English', href: '#en' },
      { lang: 'de', title: 'Deutsch', href: '#de' },
    ],
    currentLang: 'en',
  },
});

/** With everything, with less, with long text, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States style={{ paddingInline: 0 }}>
      <State name="All">
        <TopBar {...args} label="All" />
      </State>
      <State name="end, one profile, three languages">
        <TopBar
          {...args}
          label="With a slot"
          end={<span>Ines Calder</span>}
          socialLinks={oneProfile}
          languages={[...(args.languages ?? []), { lang: 'it', title: 'Italiano', href: '#it' }]}
          currentLang="de"
        />
      </State>
      <State name="Text only">
        <TopBar title={args.title} label="Text only" />
      </State>
      <State name="Long text">
        <TopBar {...args} label="Long text" title={`${longTitle}. ${longTitle}`} />
      </State>
      <State name="Hover" pseudo="hover">
        <TopBar {...args} label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <TopBar {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test(
  'has its profiles in the tab order, and names the languages of its links',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('hreflang', 'de');
  },
);

/** Renders nothing for a missing profile. */
export const OneProfile = meta.story({ args: { socialLinks: oneProfile } });

export const TextOnly = meta.story({ args: { tag: undefined, socialLinks: undefined, languages: undefined } });

export const LongText = meta.story({ args: { title: longTitle } });
