import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { fromLoader, loadArgs, readConversation } from '../../../stories/records.js';
import { ConversationThread } from './ConversationThread.js';
import type { ConversationThreadItem, ConversationThreadProps } from './ConversationThread.js';

const lengthened = (item: ConversationThreadItem) => ({
  ...item,
  text: item.own ? `${`${item.text} `.repeat(4)}\nThank you.` : 'a'.repeat(200),
});

const meta = preview.meta({
  id: 'components-conversationthread',
  title: 'Account/ConversationThread',
  component: ConversationThread,
  args: { items: fromLoader<ConversationThreadProps['items']>() },
  loaders: [loadArgs(async (context) => ({ items: await readConversation(context) }))],
});

/** Messages of the shopper and of others, without an image, with a note, and with long text. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="own, no imgUrl, note">
        <ConversationThread
          {...args}
          items={args.items.slice(0, 3).map((item, index) => ({
            ...item,
            imgUrl: index === 1 ? undefined : item.imgUrl,
            note: index === 0 ? 'Kept on this device' : undefined,
          }))}
        />
      </State>
      <State name="Long text, line breaks">
        <ConversationThread {...args} label="Long text" items={args.items.slice(0, 2).map(lengthened)} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const LongText = meta.story({
  render: (args) => <ConversationThread {...args} items={args.items.map(lengthened)} />,
});
