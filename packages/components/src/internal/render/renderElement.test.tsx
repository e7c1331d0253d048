import { createRef } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render, screen, setup } from '#test-utils';
import { renderElement } from './renderElement.js';

function RouterLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} data-router="">
      {children}
    </a>
  );
}

describe('renderElement', () => {
  it('renders a link without render', () => {
    render(renderElement(undefined, { href: '/cart', children: 'Cart' }));
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  });

  it('renders another fallback element', () => {
    render(renderElement(undefined, { children: 'Cart' }, 'button'));
    expect(screen.getByRole('button', { name: 'Cart' })).toBeInTheDocument();
  });

  it("renders the given element with both classes and styles, the caller's last", () => {
    const theirs = <RouterLink href="/theirs" className="theirs" style={{ color: 'red', margin: 1 }} />;
    render(
      renderElement(theirs, {
        href: '/ours',
        className: 'ours',
        style: { color: 'blue', padding: 2 },
        children: 'Cart',
      }),
    );
    const link = screen.getByRole('link', { name: 'Cart' });
    expect(link).toHaveAttribute('data-router');
    expect(link).toHaveAttribute('href', '/theirs');
    expect(link.className).toBe('ours theirs');
    expect(link.style.cssText).toBe('color: red; padding: 2px; margin: 1px;');
  });

  it("keeps our prop where the caller's is undefined", () => {
    render(renderElement(<RouterLink href={undefined} />, { href: '/ours', children: 'Cart' }));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ours');
  });

  it('passes its props to a function', () => {
    render(renderElement((props) => <RouterLink {...props} title="theirs" />, { href: '/ours', children: 'Cart' }));
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/ours');
  });

  it("calls the caller's handler, then ours", async () => {
    const calls: string[] = [];
    const { user } = setup(
      <>
        {renderElement<ComponentProps<'button'>>(<button type="button" onClick={() => calls.push('theirs')} />, {
          onClick: () => calls.push('ours'),
          children: 'Add',
        })}
      </>,
    );
    await user.click(screen.getByRole('button'));
    expect(calls).toEqual(['theirs', 'ours']);
  });

  it("does not call our handler after the caller's prevented the default", async () => {
    const ours = vi.fn();
    const { user } = setup(
      <>
        {renderElement<ComponentProps<'button'>>(<button type="button" onClick={(event) => event.preventDefault()} />, {
          onClick: ours,
          children: 'Add',
        })}
      </>,
    );
    await user.click(screen.getByRole('button'));
    expect(ours).not.toHaveBeenCalled();
  });

  it('sets and clears both refs', () => {
    const ours = createRef<HTMLAnchorElement>();
    const theirs = vi.fn();
    const { unmount } = render(
      renderElement(<RouterLink href="/cart" ref={theirs} />, { ref: ours, children: 'Cart' }),
    );
    expect(ours.current).toBe(screen.getByRole('link'));
    expect(theirs).toHaveBeenCalledWith(ours.current);
    unmount();
    expect(ours.current).toBeNull();
    expect(theirs).toHaveBeenLastCalledWith(null);
  });

  it('resolves a lazy element from a server component', () => {
    const element = <RouterLink href="/cart" />;
    // React's representation of an element that crosses from server to client before it is loaded.
    const sent = { $$typeof: Symbol.for('react.lazy'), _payload: element, _init: (payload: unknown) => payload };
    render(renderElement(sent as unknown as ReactElement, { children: 'Cart' }));
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-router');
  });

  it('throws for a value that is not an element', () => {
    expect(() => renderElement('a' as unknown as ReactElement, {})).toThrow(/^mr: `render` is not an element/);
  });
});
