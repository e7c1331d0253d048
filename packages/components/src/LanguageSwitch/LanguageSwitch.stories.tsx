import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { LanguageSwitch } from './LanguageSwitch';

const items = [
  { lang: 'en', name: 'English', href: '#en' },
  { lang: 'de', name: 'Deutsch', href: '#de' },
];
const more = [...items, { lang: 'ar', name: 'العربية', href: '#ar' }, { lang: 'fr', name: 'Français', href: '#fr' }];

const meta = preview.meta({
  id: 'components-languageswitch',
  component: LanguageSwitch,
  args: { items, currentLang: 'en' },
});

/** Two and four languages, each in both themes. */
export const Matrix = meta.story({
  render: () => (
    <BothThemes>
      {(theme) => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
          <LanguageSwitch items={items} currentLang="en" label={`${theme}, two`} />
          <LanguageSwitch items={more} currentLang="de" label={`${theme}, four`} />
        </div>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('has a tab stop for each language', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'English', current: true })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveFocus();
});

export const German = meta.story({ args: { currentLang: 'de' }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ args: { items: more }, globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });
