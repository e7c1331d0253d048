import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Accordion } from './Accordion';

const items = [
  { id: 'delivery', title: 'When does it arrive?', content: 'Within 40 minutes, to the door.', defaultOpen: true },
  { id: 'return', title: 'Can I send it back?', content: 'For 30 days. No questions, no box.' },
  { id: 'shop', title: 'Who sells it?', content: 'The shop named on the card. Its phone number is on its page.' },
];

const meta = preview.meta({ component: Accordion, args: { items, onOpenChange: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const title = canvas.getByText('Can I send it back?');
    await expect(title.closest('summary')).toHaveFocus();
    // Only a real key press opens native <details>.
    await userEvent.click(title);
    await expect(canvas.getByText('For 30 days. No questions, no box.')).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledWith('return', { open: true });
    await expect(canvas.getByText('Within 40 minutes, to the door.')).toBeVisible();
  },
});

/** Opening one closes the others. */
export const Exclusive = meta.story({
  args: { exclusive: true, headingLevel: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can I send it back?'));
    await expect(canvas.getByText('For 30 days. No questions, no box.')).toBeVisible();
    await expect(canvas.getByText('Within 40 minutes, to the door.')).not.toBeVisible();
  },
});

export const German = meta.story({
  args: { items: [{ id: 'a', title: 'Lebensmittelunverträglichkeiten', content: 'Fragen Sie den Laden.' }, ...items] },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
