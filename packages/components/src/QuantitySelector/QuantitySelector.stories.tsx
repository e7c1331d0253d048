import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { QuantitySelector } from './QuantitySelector';

const meta = preview.meta({
  component: QuantitySelector,
  args: { item: 'Keyfold C1 hardware security key', defaultValue: 2, onValueChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: /^Quantity of/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(field).toHaveValue('3');
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12, { reason: 'input' });
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveValue('1');
  },
});

/** Nothing less can be chosen: the minus stays where it is and does nothing. */
export const AtMinimum = meta.story({ args: { defaultValue: 1 } });

export const AtMaximum = meta.story({ args: { defaultValue: 9999 } });

/** In a cart: at one piece the minus is a bin. */
export const Removable = meta.story({ args: { defaultValue: 1, removable: true } });

/** As on a product page. */
export const Large = meta.story({ args: { size: 'lg' } });

/** As in the corner of a product card. */
export const Accent = meta.story({ args: { variant: 'accent', removable: true } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const AccentDark = meta.story({ args: { variant: 'accent' }, globals: { theme: 'dark', vertical: 'gift' } });

export const German = meta.story({ args: { item: 'Sicherheitsschlüssel' }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ args: { removable: true }, globals: { direction: 'rtl' } });
