import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { DateField } from './DateField';

const meta = preview.meta({
  id: 'components-datefield',
  component: DateField,
  args: {
    label: 'Date of birth',
    name: 'birthday',
    defaultValue: '1991-09-07',
    max: '2026-12-31',
    onValueChange: fn(),
  },
});

/** Every state beside the others, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {() => (
        <>
          <DateField {...args} />
          <DateField {...args} label="Empty" defaultValue="" />
          <DateField {...args} label="With a hint" hint="It can be changed later." required />
          <DateField {...args} label="Wrong" error="Please check this" />
          <DateField {...args} label="Read only" readOnly />
          <DateField {...args} label="Disabled" disabled />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('can be emptied', async ({ args, canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Date of birth'));
  await expect(args.onValueChange).toHaveBeenCalledWith('', { reason: 'input' });
});

export const German = meta.story({ args: { label: 'Geburtsdatum' }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
