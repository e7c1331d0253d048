import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Tabs } from './Tabs';

const items = [
  {
    id: 'description',
    label: 'Description',
    content: <p>One touch to sign in, and nothing to type that could be stolen.</p>,
  },
  { id: 'reviews', label: 'Reviews (24)', content: <p>The key came wrapped, with a card in my own words.</p> },
  { id: 'shop', label: 'Shop', content: <p>Cybershop, 70 Harbour Street, Dover.</p> },
];

const meta = preview.meta({ component: Tabs, args: { label: 'Product information', items } });

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Reviews (24)' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Reviews (24)' })).toBeVisible();
    await expect(canvas.queryByRole('tabpanel', { name: 'Description' })).not.toBeInTheDocument();
  },
});

export const ThirdAtFirst = meta.story({ args: { defaultValue: 'shop' } });

/** More tabs than fit scroll sideways. */
export const LongGerman = meta.story({
  args: {
    label: 'Produktinformation',
    items: ['Produktbeschreibung', 'Kundenbewertungen (1.204)', 'Informationen zum Anbieter', 'Versandbedingungen'].map(
      (label, index) => ({ id: `panel-${index}`, label, content: <p>{label}</p> }),
    ),
  },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
