import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A second is too short on a machine that also builds.
configure({ asyncUtilTimeout: 10_000 });

// Vitest runs without globals, so Testing Library cannot register this by itself. What a test put into the page outside of
// React, such as a live region, goes as well: the next file has the same window.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
