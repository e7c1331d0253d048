import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { Avatar } from './Avatar';

const src = '/images/people/ines-calder.webp';
const meta = preview.meta({ id: 'components-avatar', component: Avatar, args: { name: 'Ines Calder', src } });

const states = (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <Avatar key={size} name="Ines Calder" src={src} size={size} />
    ))}
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <Avatar key={size} name="Ines Calder" size={size} />
    ))}
  </div>
);

/** All states, in light and dark. */
export const Matrix = meta.story({ render: () => <BothThemes>{() => states}</BothThemes> });

export const Default = meta.story();

export const Initials = meta.story({ args: { src: undefined } });

export const Large = meta.story({ args: { size: 'lg' } });
