import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A second is too short on a machine that also builds.
configure({ asyncUtilTimeout: 10_000 });

const address = location.href;

// Vitest runs without globals, so Testing Library cannot register this by itself. What a test put into the page outside of
// React, such as a live region, goes as well, and so do the address that it opened and what it stored: the next file has the
// same window.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  if (location.href !== address) history.replaceState(null, '', address);
  localStorage.clear();
  sessionStorage.clear();
});
