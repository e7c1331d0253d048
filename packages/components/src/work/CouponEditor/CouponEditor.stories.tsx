import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, neverEnd, pending, refuse, sendForm } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { CouponEditor } from './CouponEditor.js';

const meta = preview.meta({
  id: 'components-couponeditor',
  title: 'Work/CouponEditor',
  component: CouponEditor,
  tags: ['beta'],
  args: { onSubmit: fn(), onCancel: fn(), defaultValues: { code: 'SPRING-10', value: '10' } },
});

const shops = [
  { value: 'b', label: 'Bakehouse' },
  { value: 'c', label: 'Cyber Shop' },
];
const fixedItems = [
  { term: 'Code', description: 'SPRING-10' },
  { term: 'Discount', description: '10%' },
];

/** New with a draft, for an administrator, existing, invalid, pending and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="25rem">
      <State name="draft">
        <CouponEditor {...args} aria-label="Draft" draft={{ code: 'AUTUMN', limit: '50' }} />
      </State>
      <State name="shops, an amount">
        <CouponEditor {...args} aria-label="Shops" shops={shops} defaultValues={{ kind: 'amount', value: '5' }} />
      </State>
      <State name="fixedItems, without onCancel">
        <CouponEditor
          {...args}
          aria-label="Existing"
          fixedItems={fixedItems}
          defaultValues={{ minimum: '25', limit: '50' }}
          onCancel={undefined}
        />
      </State>
      <State name="Wrong fields">
        <Once act={send()}>
          <CouponEditor
            {...args}
            aria-label="Wrong fields"
            defaultValues={{ value: '120', minimum: '0', limit: '0' }}
          />
        </Once>
      </State>
      <State name="Pending">
        <Once act={send()}>
          <CouponEditor {...args} aria-label="Pending" onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Not sent">
        <Once act={send()}>
          <CouponEditor {...args} aria-label="Not sent" onSubmit={refuse} />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the coupon', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save coupon' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ code: 'SPRING-10', value: 10 }));
});

/** For an administrator, who chooses the shop and who pays. */
export const WithShops = meta.story({ args: { shops } });

/** An existing coupon: code and discount stay as shoppers know them. */
export const Existing = meta.story({ args: { fixedItems, defaultValues: { minimum: '25' } } });

/** Empty required fields: the first invalid one is focused. */
export const Invalid = meta.story({
  args: { defaultValues: {} },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement });
    await expect(canvas.getByText('Enter 3 to 32 letters, digits and hyphens, such as SPRING-10')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  },
});

export const Pending = meta.story(pending('Saving…'));

export const Failed = meta.story(failed('The coupon was not saved.'));
