import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Vitest runs without globals, so Testing Library cannot register this by itself. What a test put into the page outside of
// React, such as a live region, goes as well: the next file has the same window.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
