/* React's functions for markup, from one place: the build gives them to every file, so that a bundle holds one import of them. */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
