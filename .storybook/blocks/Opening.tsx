import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** Band at the top of the first page. */
export function Opening({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Unstyled>
      <header className="docs-opening">
        <div>
          <h1>{title}</h1>
          <p>{children}</p>
        </div>
        <img src="./images/heroes/gift-1.webp" alt="" />
      </header>
    </Unstyled>
  );
}
