import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { Textarea } from './Textarea';

const meta = preview.meta({
  id: 'components-textarea',
  component: Textarea,
  args: { label: 'Your reply', name: 'reply' },
});

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('18rem')}>
      {() => (
        <>
          <Textarea {...args} defaultValue="It works, thank you." />
          <Textarea {...args} label="With a hint" hint="The shop reads it before it packs." required />
          <Textarea {...args} label="Two lines" rows={2} placeholder="What works, and what does not" />
          <Textarea {...args} label="Wrong" error="Write a reply" />
          <Textarea {...args} label="Read only" defaultValue="It works, thank you." readOnly />
          <Textarea {...args} label="Disabled" defaultValue="It works, thank you." disabled />
          <Textarea {...args} label="Ihre Antwort an die Händlerin" error="Schreiben Sie eine Antwort" />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('takes several lines', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('One{Enter}two');
  await expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveValue('One\ntwo');
});

export const German = meta.story({
  args: { label: 'Ihre Antwort', error: 'Schreiben Sie eine Antwort' },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ args: { label: 'ردك' }, globals: { direction: 'rtl' }, tags: ['mode'] });
