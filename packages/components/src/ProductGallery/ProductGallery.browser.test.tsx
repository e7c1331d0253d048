import { expect, it } from 'vitest';
import { render, screen, waitFor, within } from '#test-utils';
import { userEvent } from '../../test-utils/browser';
import '../styles/base.css';
import '../styles/tokens.css';
import { ProductGallery } from './ProductGallery';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const images = [1, 2, 3].map((view) => ({ src: `${pixel}#${view}` }));

it.each(['ltr', 'rtl'])('scrolls the stage to the picture of a thumb and of the buttons, %s', async (direction) => {
  render(
    <div dir={direction} style={{ inlineSize: '600px' }}>
      <ProductGallery item="Amber Lamp" images={images} />
    </div>,
  );
  const thumbs = screen.getAllByRole('link', { name: /^Picture/ });
  const shown = (index: number) => waitFor(() => expect(thumbs[index]).toHaveAttribute('aria-current', 'true'));
  await userEvent.click(thumbs[1]!);
  await shown(1);
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  await shown(2);
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  await shown(0);
  const picture = screen.getByRole('img', { name: 'Amber Lamp, picture 1 of 3' }).getBoundingClientRect();
  expect(picture.width).toBeCloseTo(picture.height, 0);
});

it('gives the focus back to the picture when the large one is closed by Escape', async () => {
  render(<ProductGallery item="Amber Lamp" images={images} />);
  const link = screen.getByRole('link', { name: /^Amber Lamp, picture 1 of 3/ });
  link.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Pictures of Amber Lamp' });
  expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(link).toHaveFocus();
});
