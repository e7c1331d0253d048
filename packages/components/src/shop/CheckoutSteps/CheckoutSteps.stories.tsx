import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { CheckoutSteps } from './CheckoutSteps.js';

const withLink = [{ title: 'Cart', href: '#cart' }, { title: 'Details' }, { title: 'Order placed' }];
const long = ['Warenkorb', 'Rechnungs- und Lieferanschrift', 'Zahlungsmöglichkeiten', 'Bestellbestätigung'].map(
  (title) => ({
    title,
  }),
);

const meta = preview.meta({
  id: 'components-checkoutsteps',
  title: 'Cart and checkout/CheckoutSteps',
  component: CheckoutSteps,
  args: { current: 1 },
});

/** First step, second step with a link back, all done, and more steps with long names. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="First step">
        <CheckoutSteps {...args} current={0} label="First step" />
      </State>
      <State name="Second step, link back">
        <CheckoutSteps {...args} items={withLink} label="Second step" />
      </State>
      <State name="All done">
        <CheckoutSteps {...args} current={3} label="All done" />
      </State>
      <State name="Long names" style={{ maxInlineSize: '40rem' }}>
        <CheckoutSteps {...args} items={long} label="Long names" />
      </State>
      <State name="Focus" pseudo="focus">
        <CheckoutSteps {...args} items={withLink} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story({ args: { items: withLink } });

Default.test('is a named list whose completed steps are links', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('list', { name: 'Checkout steps' })).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveFocus();
});
