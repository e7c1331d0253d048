/** The libraries that are measured, in the order of the table. `plain` is what the others are divided by. */
export const libraries = [
  { name: 'plain', label: 'plain React' },
  { name: 'base-ui', label: 'Base UI' },
  { name: 'storefront-ui', label: 'Storefront UI' },
  { name: 'mui', label: 'MUI' },
  { name: 'marketrow', label: 'ours' },
];
