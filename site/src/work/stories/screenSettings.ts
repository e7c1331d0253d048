import { forgetReads } from '../base/api';

/** What all stories of screens share: the whole window is theirs, and nothing of another story is left. */
export const screenSettings = {
  parameters: { layout: 'fullscreen' as const },
  globals: { vertical: 'admin' },
  beforeEach: () => {
    const address = location.href;
    forgetReads();
    // A script of the pages' heads says so: controls that need it are hidden until then.
    document.documentElement.setAttribute('data-js', '');
    return () => {
      history.replaceState(null, '', address);
      sessionStorage.clear();
      localStorage.clear();
    };
  },
};

/** For the tests of the mode that the pictures of screens lack. */
export const germanDark = { globals: { theme: 'dark', language: 'de' } };
