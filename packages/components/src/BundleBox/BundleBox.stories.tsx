import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { BundleBox } from './BundleBox';

const thumbnail = (slug: string) => `/images/products/${slug}-1-480.webp`;
const items = [
  {
    id: 'key',
    title: 'Keyfold C1 hardware security key',
    price: 57.65,
    discount: 15,
    thumbnail: thumbnail('keyfold-c1-hardware-security-key'),
  },
  {
    id: 'box',
    title: 'Mystery gift box, hand wrapped',
    price: 35,
    thumbnail: thumbnail('mystery-gift-box-hand-wrapped'),
    href: '#box',
  },
  {
    id: 'card',
    title: 'Gatehouse zero trust access card',
    price: 79,
    discount: 10,
    thumbnail: thumbnail('gatehouse-zero-trust-access-card'),
    href: '#card',
  },
];

const meta = preview.meta({ component: BundleBox, args: { items, onAdd: fn() } });

/** Live and without handlers, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem' }}>
      {() => (
        <>
          <BundleBox {...args} />
          <BundleBox {...args} onAdd={undefined} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Include Keyfold C1 hardware security key' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Add all 2' }));
    await expect(args.onAdd).toHaveBeenCalledWith(items.slice(1));
  },
});

export const German = meta.story({ args: { locale: 'de-DE' }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
