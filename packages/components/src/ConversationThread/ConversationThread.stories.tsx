import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { fromLoader, loadArgs, readConversation } from '../../stories/records';
import { ConversationThread } from './ConversationThread';
import type { ConversationThreadProps } from './ConversationThread';

const meta = preview.meta({
  id: 'components-conversationthread',
  component: ConversationThread,
  args: { items: fromLoader<ConversationThreadProps['items']>() },
  loaders: [loadArgs(async (context) => ({ items: await readConversation(context) }))],
});

/** Own and others' messages, one without a picture and one with a note, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes>
      {(theme) => (
        <ConversationThread
          {...args}
          label={`Conversation, ${theme}`}
          items={args.items.map((item, index) => ({
            ...item,
            imgUrl: index === 1 ? undefined : item.imgUrl,
            note: index === 0 ? 'Kept on this device' : undefined,
          }))}
        />
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const LongText = meta.story({
  render: (args) => (
    <ConversationThread
      {...args}
      items={args.items.map((item) => ({ ...item, text: item.own ? `${item.text} `.repeat(8) : 'a'.repeat(200) }))}
    />
  ),
});

export const PhoneGerman = meta.story({ globals: { language: 'de', viewport: { value: 'mobile1' } }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
