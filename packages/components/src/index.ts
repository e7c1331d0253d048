// One line a component, alphabetical. `npm run new <Name>` adds its own.
export * from './Button';
export * from './Price';
export * from './Rating';
export * from './TextField';
