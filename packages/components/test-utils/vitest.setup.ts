import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A second is too short while the machine also builds.
configure({ asyncUtilTimeout: 10_000 });

const address = location.href;

// Vitest runs without globals, so Testing Library cannot register its cleanup. Also removes nodes outside React, such
// as live regions, the URL's hash and stored values: the next file shares the window.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  if (location.href !== address) history.replaceState(null, '', address);
  localStorage.clear();
  sessionStorage.clear();
});
