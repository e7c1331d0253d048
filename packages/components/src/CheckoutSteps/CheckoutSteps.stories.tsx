import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { CheckoutSteps } from './CheckoutSteps';

const withLink = [{ label: 'Cart', href: '#cart' }, { label: 'Details' }, { label: 'Order placed' }];
const long = ['Warenkorb', 'Rechnungs- und Lieferanschrift', 'Zahlungsmöglichkeiten', 'Bestellbestätigung'].map(
  (label) => ({
    label,
  }),
);

const meta = preview.meta({ id: 'components-checkoutsteps', component: CheckoutSteps, args: { current: 1 } });

/** At the first step, at the second with a link back, all done, and more steps with long names, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '2rem' }}>
      {(theme) => (
        <>
          <CheckoutSteps {...args} current={0} label={`${theme}, first step`} />
          <CheckoutSteps {...args} current={1} items={withLink} label={`${theme}, second step`} />
          <CheckoutSteps {...args} current={3} label={`${theme}, all done`} />
          <CheckoutSteps {...args} current={1} items={long} label={`${theme}, long names`} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story({ args: { items: withLink } });

Default.test('is a named list whose past steps are links', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('list', { name: 'Checkout steps' })).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveFocus();
});

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
