import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { TopBar } from './TopBar';

const oneProfile = { facebook: null, instagram: '#instagram' };
const longTitle =
  'Free Express Shipping on every order from every shop, until midnight tonight, with no minimum and no code';

const meta = preview.meta({
  id: 'components-topbar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    tag: 'HOT',
    title: 'Free Express Shipping',
    socialLinks: { facebook: '#facebook', twitter: '#x', youtube: '#youtube', instagram: '#instagram' },
    languages: [
      { lang: 'en', name: 'English', href: '#en' },
      { lang: 'de', name: 'Deutsch', href: '#de' },
    ],
    currentLang: 'en',
  },
});

/** With everything, with less, and with long text, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem', padding: 0 }}>
      {(theme) => (
        <>
          <TopBar {...args} label={`All, ${theme}`} />
          <TopBar {...args} label={`With a slot, ${theme}`} end={<span>Ines Calder</span>} socialLinks={oneProfile} />
          <TopBar title={args.title} label={`Text only, ${theme}`} />
          <TopBar {...args} label={`Long text, ${theme}`} title={longTitle} />
        </>
      )}
    </BothThemes>
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

/** Nothing is drawn for a profile that does not exist. */
export const OneProfile = meta.story({ args: { socialLinks: oneProfile } });

export const TextOnly = meta.story({ args: { tag: undefined, socialLinks: undefined, languages: undefined } });

export const LongText = meta.story({ args: { title: longTitle } });

export const German = meta.story({
  args: { title: 'Kostenloser Expressversand', currentLang: 'de' },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({
  args: { title: 'شحن سريع مجاني' },
  globals: { direction: 'rtl' },
  tags: ['mode'],
});

/** Below 900 px the profiles give way. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['mode'] });
