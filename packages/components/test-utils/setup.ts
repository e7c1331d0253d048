import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** Renders `element` and returns a simulated user: `const { user } = setup(<Button>Add</Button>)`. */
export function setup(element: ReactElement): RenderResult & { user: UserEvent } {
  return { user: userEvent.setup(), ...render(element) };
}
