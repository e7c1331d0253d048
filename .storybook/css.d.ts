/// <reference path="../packages/components/src/css-modules.d.ts" />
/// <reference path="../packages/components/src/react-css-variables.d.ts" />

declare module '*.css';
