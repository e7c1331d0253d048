import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { LanguageSwitch } from './LanguageSwitch.js';

const items = [
  { lang: 'en', title: 'English', href: '#en' },
  { lang: 'de', title: 'Deutsch', href: '#de' },
];
const more = [...items, { lang: 'tr', title: 'Türkçe', href: '#tr' }, { lang: 'fr', title: 'Français', href: '#fr' }];
const brazilian = { lang: 'pt-BR', title: 'Português do Brasil', href: '#pt' };

const meta = preview.meta({
  id: 'components-languageswitch',
  title: 'Actions/LanguageSwitch',
  component: LanguageSwitch,
  args: { items, currentLang: 'en' },
});

/** Two and five languages, with and without a current one. */
export const Matrix = meta.story({
  render: () => (
    <States width="14rem">
      <State name="Two languages">
        <LanguageSwitch items={items} currentLang="en" label="Two" />
      </State>
      <State name="Five languages">
        <LanguageSwitch items={[...more, brazilian]} currentLang="de" label="Five" />
      </State>
      <State name="No current one">
        <LanguageSwitch items={items} label="None" />
      </State>
      <State name="Hover" pseudo="hover">
        <LanguageSwitch items={items} currentLang="en" label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <LanguageSwitch items={items} currentLang="en" label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('has a tab stop for each language', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'English', current: true })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveFocus();
});
