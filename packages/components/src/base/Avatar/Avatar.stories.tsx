import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Avatar } from './Avatar.js';

const src = '/images/people/ines-calder.webp';
const meta = preview.meta({
  id: 'components-avatar',
  title: 'Account/Avatar',
  component: Avatar,
  args: { name: 'Ines Calder', src },
});

const sizes = ['sm', 'md', 'lg'] as const;

/** Each size, with an image and with initials. */
export const Matrix = meta.story({
  render: () => (
    <States width="8rem">
      {sizes.map((size) => (
        <State key={size} name={`size="${size}"`}>
          <Avatar name="Ines Calder" src={src} size={size} />
        </State>
      ))}
      {sizes.map((size) => (
        <State key={size} name={`Initials, size="${size}"`}>
          <Avatar name="Ines Calder" size={size} />
        </State>
      ))}
      <State name="One name, alt">
        <Avatar name="Ines" alt="Ines" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Initials = meta.story({ args: { src: undefined } });

export const Large = meta.story({ args: { size: 'lg' } });
