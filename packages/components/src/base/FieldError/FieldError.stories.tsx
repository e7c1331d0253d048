import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { FieldError } from './FieldError.js';

const meta = preview.meta({
  id: 'components-fielderror',
  title: 'Fields/FieldError',
  component: FieldError,
  args: { children: 'Email is required' },
});

/** One line, and several in a narrow field. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="12rem">
      <State name="One line">
        {/* Prevents margin collapsing with the caption. */}
        <div style={{ display: 'flow-root' }}>
          <FieldError {...args} />
        </div>
      </State>
      <State name="Several lines" style={{ maxInlineSize: '12rem' }}>
        <FieldError {...args} lang="de">
          Sie müssen unseren Allgemeinen Geschäftsbedingungen zustimmen!
        </FieldError>
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Long = meta.story({
  args: { children: 'You have to agree with our Terms and Conditions!' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
});
