import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Button } from '../Button/index.js';
import { Carousel } from './Carousel.js';

interface SlideProps {
  title: string;
  background: string;
  color: string;
  /** Has a dark background in the dark theme. @default false */
  night?: boolean;
}

/** Slide with a title on a plain background. */
function Slide({ title, background, color, night: hasNight = false }: SlideProps) {
  return (
    <div
      data-shade={color === 'var(--mr-on-picture)' ? 'dark' : 'light'}
      data-dark={hasNight ? '' : undefined}
      style={{
        display: 'grid',
        gap: '1.5rem',
        justifyItems: 'start',
        alignContent: 'center',
        padding: '5rem clamp(1.5rem, 6vw, 4.5rem) 6rem',
        background,
        color,
      }}
    >
      <h2 style={{ fontSize: 'var(--mr-text-3xl)', maxInlineSize: '12em' }}>{title}</h2>
      <Button variant="light" render={<a href="#shop">Shop now</a>} />
    </div>
  );
}

const dark = { background: 'var(--mr-on-light)', color: 'var(--mr-on-picture)' };
const light = { background: 'var(--mr-tag)', color: 'var(--mr-on-picture-dark)' };

const night = { background: 'var(--mr-sunken)', color: 'var(--mr-ink)' };

const meta = preview.meta({
  id: 'components-carousel',
  title: 'Catalog/Carousel',
  component: Carousel,
  args: {
    label: 'Highlights',
    children: [
      <Slide key="1" title="Give them peace of mind." {...dark} />,
      <Slide key="2" title="Picked at six, at your door by seven." {...light} />,
      <Slide key="3" title="A street of shops." {...dark} />,
    ],
  },
});

/** Slides for dark and light bars, one slide, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="28rem">
      <State name="Dark slide">
        <Carousel {...args} label="Dark slide" />
      </State>
      <State name="Light slide, autoPlay={false}">
        <Carousel {...args} label="Light slide" autoPlay={false} defaultIndex={1} />
      </State>
      <State name="Slide for each theme">
        <Carousel {...args} label="Slide for each theme" defaultIndex={1}>
          <Slide title="A street of shops." {...dark} />
          <Slide title="Picked at six, at your door by seven." {...night} night />
        </Carousel>
      </State>
      <State name="One slide">
        <Carousel {...args} label="One slide">
          <Slide title="Give them peace of mind." {...dark} />
        </Carousel>
      </State>
      <State name="Hover" pseudo="hover">
        <Carousel {...args} label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <Carousel {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('shows the next slide and the previous one, and keeps focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
  await expect(canvas.getByRole('group', { name: '2 of 3' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Next slide' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
  await expect(canvas.getByRole('group', { name: '1 of 3' })).toBeVisible();
});

Default.test(
  'has its buttons before the slides; Enter and Space change the slide and keep focus',
  { args: { autoPlay: false } },
  async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: '2 of 3' })).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('group', { name: '3 of 3' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: '3 of 3' })).toContainElement(document.activeElement as HTMLElement);
  },
);

/** Rotates only on press. */
export const NoRotation = meta.story({ args: { autoPlay: false } });

/** One slide needs no controls. */
export const SingleSlide = meta.story({ args: { children: <Slide title="Give them peace of mind." {...dark} /> } });

export const LongTitle = meta.story({
  args: {
    children: [
      <Slide key="1" title="Geschenkverpackungsservice mit persönlicher Grußkarte" {...light} />,
      <Slide key="2" title="Lebensmittellieferungen" {...dark} />,
    ],
  },
});
