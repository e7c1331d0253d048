/* React's JSX functions from one module: the build injects it into every file, so that a bundle imports them once. */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
