import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { Button } from '../Button';
import { ErrorState } from './ErrorState';

const wayOn = {
  title: 'Your orders could not be loaded',
  actions: <Button variant="quiet">Go to the home page</Button>,
};

const meta = preview.meta({ id: 'components-errorstate', component: ErrorState, args: { onRetry: fn() } });

/** With a retry, while it is tried again, with another way on, and without a button, in light and dark. */
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
          <ErrorState {...args} />
          <ErrorState {...args} pending />
          <ErrorState {...args} {...wayOn} />
          <ErrorState {...args} onRetry={undefined}>
            The shop is closed until Monday.
          </ErrorState>
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('tries again with Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalled();
});

export const Pending = meta.story({ args: { pending: true } });

export const WithWayOn = meta.story({ args: wayOn });

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
