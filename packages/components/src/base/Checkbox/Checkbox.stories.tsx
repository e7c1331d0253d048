import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Checkbox } from './Checkbox.js';

const terms = (
  <>
    By signing up I agree with the <a href="#terms">Terms and Conditions</a>
  </>
);

const meta = preview.meta({
  id: 'components-checkbox',
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Keep me posted', name: 'posted', onCheckedChange: fn() },
});

/** Every state. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="14rem">
      <State name="Unchecked">
        <Checkbox {...args} />
      </State>
      <State name="checked">
        <Checkbox {...args} defaultChecked />
      </State>
      <State name="hint, required">
        <Checkbox {...args} hint="One mail a month at most." required />
      </State>
      <State name="Long label, error">
        <Checkbox {...args} label={terms} error="You have to agree with our Terms and Conditions!" />
      </State>
      <State name="checked, hint, error">
        <Checkbox {...args} hint="One mail a month at most." error="Please check this" defaultChecked />
      </State>
      <State name="disabled">
        <Checkbox {...args} disabled />
      </State>
      <State name="disabled, checked">
        <Checkbox {...args} disabled defaultChecked />
      </State>
      <State name="Hover" pseudo="hover">
        <Checkbox {...args} />
      </State>
      <State name="Focus" pseudo="focus">
        <Checkbox {...args} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test(
  'is checked with the space bar, and cleared by a click on its label',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Keep me posted' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.anything());
    await userEvent.click(canvas.getByText('Keep me posted'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
);

/** The link in the label navigates and does not check the box. */
export const WithLink = meta.story({ args: { label: terms, name: 'agreement' } });
