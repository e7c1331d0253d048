import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { createElement, StrictMode } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { describe, it, onTestFinished } from 'vitest';
import { serverRender } from './serverRender';

/** Context of a case, the same for both forms. */
export interface BehaviorContext {
  /** Simulated user. */
  user: UserEvent;
  /** Box around the component. */
  container: HTMLElement;
  /** Form under test: hydrated React, or server HTML with `attach`. */
  form: 'react' | 'static';
}

/** One case: an element and its assertions. */
export interface BehaviorCase {
  /** Element to render; a function if the two forms have different props. */
  element: ReactElement | ((form: BehaviorContext['form']) => ReactElement);
  /** Acts and asserts. */
  run: (context: BehaviorContext) => void | Promise<void>;
}

/**
 * Runs one list of cases on both forms of a component's behavior: React (inside `StrictMode`, as in development), and
 * server HTML with `attach`. Cases of only one form (controlled state, changing items) belong in the component's own
 * tests.
 * @param name Name of the component.
 * @param attach Adds behavior to the server HTML in `container` and returns the cleanup function.
 * @param cases Cases by title.
 * @param Static Static form of the component. @default the component itself, if its script needs no data
 */
export function describeBehavior(
  name: string,
  attach: (container: HTMLElement) => () => void,
  cases: Readonly<Record<string, BehaviorCase>>,
  Static?: ComponentType<never>,
): void {
  describe(`${name}, React`, () => {
    for (const [title, { element, run }] of Object.entries(cases)) {
      it(title, async () => {
        const { container } = render(<StrictMode>{elementOf(element, 'react')}</StrictMode>);
        await run({ user: userEvent.setup(), container, form: 'react' });
      });
    }
  });
  describe(`${name}, static page`, () => {
    for (const [title, { element, run }] of Object.entries(cases)) {
      it(title, async () => {
        const drawn = elementOf(element, 'static');
        const isComponent = Static && typeof element !== 'function';
        const container = serverRender(
          isComponent ? createElement(Static as ComponentType<object>, drawn.props as object) : drawn,
        );
        onTestFinished(attach(container));
        await run({ user: userEvent.setup(), container, form: 'static' });
      });
    }
  });
}

function elementOf(element: BehaviorCase['element'], form: BehaviorContext['form']): ReactElement {
  return typeof element === 'function' ? element(form) : element;
}
