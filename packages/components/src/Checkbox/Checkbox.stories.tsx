import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { Checkbox } from './Checkbox';

const terms = (
  <>
    By signing up I agree with the <a href="#terms">Terms and Conditions</a>
  </>
);

const meta = preview.meta({
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: 'Keep me posted', name: 'posted', onCheckedChange: fn() },
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
          <Checkbox {...args} />
          <Checkbox {...args} label="Checked" defaultChecked />
          <Checkbox {...args} label="With a hint" hint="One mail a month at most." required />
          <Checkbox {...args} label={terms} error="You have to agree with our Terms and Conditions!" />
          <Checkbox
            {...args}
            label="Checked, with a hint and an error"
            hint="One mail a month."
            error="Please check this"
            defaultChecked
          />
          <Checkbox {...args} label="Disabled" disabled />
          <Checkbox {...args} label="Disabled and checked" disabled defaultChecked />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test(
  'is checked with the space bar, and cleared by a click on its label',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Keep me posted' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, { reason: 'press' });
    await userEvent.click(canvas.getByText('Keep me posted'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
);

/** The link in the label leads on and does not check the box. */
export const WithLink = meta.story({ args: { label: terms, name: 'agreement' } });

export const German = meta.story({
  args: {
    label: 'Mit der Anmeldung stimme ich den Allgemeinen Geschäftsbedingungen zu',
    error: 'Sie müssen unseren Allgemeinen Geschäftsbedingungen zustimmen!',
  },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({
  args: { label: 'أوافق على الشروط', defaultChecked: true },
  globals: { direction: 'rtl' },
  tags: ['mode'],
});
