import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './index.js';

const meta = preview.meta({
  id: 'components-visuallyhidden',
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'items in the cart' },
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
});

/** Invisible and without layout space: a screen reader announces “3 items in the cart”. */
export const Default = meta.story();

Default.test('exposes its text only to screen readers', async ({ canvas }) => {
  await expect(canvas.getByText('items in the cart')).toHaveTextContent('items in the cart');
});
