import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Textarea } from './Textarea';

const meta = preview.meta({ component: Textarea, args: { label: 'Your reply', name: 'reply' } });

/** Every state beside the others. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <Textarea {...args} defaultValue="It works, thank you." />
      <Textarea {...args} label="With a hint" hint="The shop reads it before it packs." required />
      <Textarea {...args} label="Wrong" error="Write a reply" />
      <Textarea {...args} label="Disabled" defaultValue="It works, thank you." disabled />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}two');
    await expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveValue('One\ntwo');
  },
});

export const German = meta.story({
  args: { label: 'Ihre Antwort', error: 'Schreiben Sie eine Antwort' },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ args: { label: 'ردك' }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { error: 'Write a reply' }, globals: { theme: 'dark' } });
