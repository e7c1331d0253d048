import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { FieldError } from './FieldError';

const meta = preview.meta({
  id: 'components-fielderror',
  component: FieldError,
  args: { children: 'Email is required' },
});

/** One line, and several in a narrow field, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1rem' }}>
      {() => (
        <>
          <FieldError {...args} />
          <FieldError {...args} style={{ maxInlineSize: '12rem' }} lang="de">
            Sie müssen unseren Allgemeinen Geschäftsbedingungen zustimmen!
          </FieldError>
        </>
      )}
    </BothThemes>
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

export const German = meta.story({
  args: { children: 'Sie müssen unseren Allgemeinen Geschäftsbedingungen zustimmen!' },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({
  args: { children: 'البريد الإلكتروني مطلوب' },
  globals: { direction: 'rtl' },
  tags: ['mode'],
});
