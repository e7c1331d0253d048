import preview from '#storybook/preview';
import { ConversationThread } from './ConversationThread';

const own = {
  name: 'Ines Calder',
  text: 'The card says it holds $25, and the cart says it does not know the number.',
  date: '2023-11-18T09:12:00Z',
  imgUrl: '/images/people/ines-calder.webp',
  own: true,
};
const answer = {
  name: 'Esther Hall',
  text: 'Thank you, I see it. The shop printed the card before it was switched on; that takes them one click.',
  date: '2023-11-18T09:31:00Z',
  imgUrl: '/images/people/esther-hall.webp',
};

const meta = preview.meta({ component: ConversationThread, args: { items: [own, answer] } });

const states = (
  <ConversationThread
    items={[own, answer, { ...answer, imgUrl: undefined }, { ...own, note: 'Kept on this device' }]}
  />
);

export const Matrix = meta.story({ render: () => states });

export const MatrixDark = meta.story({ render: () => states, globals: { theme: 'dark' } });

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    items: [
      { ...own, text: `${own.text} `.repeat(8) },
      { ...answer, text: 'a'.repeat(200) },
    ],
  },
});

export const PhoneGerman = meta.story({ globals: { language: 'de', viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
