import { afterEach, expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import { emulateMedia, userEvent } from '../../../test-utils/browser.js';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Button } from './Button.js';

afterEach(() => emulateMedia({}));

it.each([
  ['sm', 36],
  ['md', 44],
  ['lg', 54],
] as const)('has a large enough target: %s is %i pixels high', (size, height) => {
  render(<Button size={size}>Add to cart</Button>);
  expect(screen.getByRole('button').getBoundingClientRect().height).toBe(height);
});

it('grows instead of clipping when text spacing increases', () => {
  render(<Button style={{ lineHeight: 3, fontSize: '2rem' }}>Add to cart</Button>);
  const button = screen.getByRole('button');
  expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight);
  expect(button.clientHeight).toBeGreaterThan(80);
});

it('has a focus ring on keyboard focus', async () => {
  render(<Button>Add to cart</Button>);
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('button')).toHaveFocus();
  const { outlineStyle, outlineWidth } = getComputedStyle(screen.getByRole('button'));
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
});

it.each(['primary', 'quiet', 'soft', 'light'] as const)('keeps its border in forced colors: %s', async (variant) => {
  await emulateMedia({ 'forced-colors': 'active' });
  render(<Button variant={variant}>Add to cart</Button>);
  const { borderTopColor, borderTopWidth, color } = getComputedStyle(screen.getByRole('button'));
  expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0);
  expect(borderTopColor).toBe(color);
});

it('does not animate the spinner under reduced motion', () => {
  // The browser of these tests requests reduced motion.
  const { container } = render(<Button pending>Signing in…</Button>);
  const spinner = container.querySelector('.mr-Button-spinner');
  expect(spinner && getComputedStyle(spinner).animationName).toBe('none');
});
