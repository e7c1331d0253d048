import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Accordion } from './Accordion.js';

const items = [
  { id: 'delivery', title: 'When does it arrive?', content: 'Within 40 minutes, to the door.' },
  { id: 'return', title: 'Can I send it back?', content: 'For 30 days. No reason and no original box needed.' },
  { id: 'shop', title: 'Who sells it?', content: 'The shop named on the card. Its phone number is on its page.' },
];

const long = {
  id: 'diet',
  title: 'Lebensmittelunverträglichkeiten',
  content: 'Fragen Sie den Shop.',
};

const meta = preview.meta({
  id: 'components-accordion',
  title: 'Navigation/Accordion',
  component: Accordion,
  args: { items, defaultOpen: ['delivery'], onOpenChange: fn() },
});

/** Titles as text and as headings, closed, open and long, and with keyboard focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name="Several open">
        <Accordion {...args} defaultOpen={['delivery', 'return']} />
      </State>
      <State name="headingLevel={2}, exclusive">
        <Accordion {...args} exclusive headingLevel={2} />
      </State>
      <State name="Long titles" style={{ maxInlineSize: '12rem' }}>
        <Accordion
          {...args}
          items={[long, { id: 'sale', title: 'May I give it to somebody else later?', content: 'Yes.' }]}
        />
      </State>
      <State name="Focus" pseudo="focus">
        <Accordion {...args} items={items.slice(0, 2)} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('opens a second item beside the open one, and reports both', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.tab();
  const title = canvas.getByText('Can I send it back?');
  await expect(title.closest('summary')).toHaveFocus();
  // Native <details> opens only on a real key press.
  await userEvent.click(title);
  await expect(canvas.getByText('For 30 days. No reason and no original box needed.')).toBeVisible();
  await expect(args.onOpenChange).toHaveBeenCalledWith(['delivery', 'return'], {
    event: expect.any(Event) as Event,
  });
  await expect(canvas.getByText('Within 40 minutes, to the door.')).toBeVisible();
});

/** Opening one closes the others. */
export const Exclusive = meta.story({
  args: { exclusive: true, headingLevel: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can I send it back?'));
    await expect(canvas.getByText('For 30 days. No reason and no original box needed.')).toBeVisible();
    await expect(canvas.getByText('Within 40 minutes, to the door.')).not.toBeVisible();
  },
});
