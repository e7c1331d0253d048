import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { CouponForm } from './CouponForm.js';

const meta = preview.meta({
  id: 'components-couponform',
  title: 'Cart and checkout/CouponForm',
  component: CouponForm,
  tags: ['beta'],
  args: { onSubmit: fn(), onRemove: fn(), style: { maxInlineSize: '22rem' } },
});

const unknown = () => ({ failure: { title: 'No coupon has this code.' } });

/** Idle, applied, without a button, invalid, pending, refused and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="At rest">
        <CouponForm {...args} aria-label="At rest" />
      </State>
      <State name="Applied">
        <CouponForm {...args} aria-label="Applied" applied="WELCOME10" />
      </State>
      <State name="Applied, longest code, no button">
        <CouponForm {...args} aria-label="Fixed" applied="THIRTY-TWO-CHARACTERS-ARE-LONG-1" onRemove={undefined} />
      </State>
      <State name="Invalid">
        <Once act={send({})}>
          <CouponForm {...args} aria-label="Invalid" />
        </Once>
      </State>
      <State name="Pending">
        <Once act={send({ code: 'WELCOME10' })}>
          <CouponForm {...args} aria-label="Pending" onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Refused">
        <Once act={send({ code: 'WELCOME11' })}>
          <CouponForm {...args} aria-label="Refused" onSubmit={unknown} />
        </Once>
      </State>
      <State name="Failed">
        <Once act={send({ code: 'WELCOME10' })}>
          <CouponForm {...args} aria-label="Failed" onSubmit={refuse} />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the code in capitals with Enter', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(' welcome10{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({ code: 'WELCOME10' });
});

export const Applied = meta.story({ args: { applied: 'WELCOME10' } });

export const Pending = meta.story(pending('Applying…', { code: 'WELCOME10' }));

export const Failed = meta.story(failed('The coupon was not applied.', { code: 'WELCOME10' }));
