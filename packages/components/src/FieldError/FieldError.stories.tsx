import preview from '#storybook/preview';
import { FieldError } from './FieldError';

const meta = preview.meta({ component: FieldError, args: { children: 'Email is required' } });

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
});

export const RightToLeft = meta.story({ args: { children: 'البريد الإلكتروني مطلوب' }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
