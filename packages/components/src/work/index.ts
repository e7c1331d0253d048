// The areas of work, without what is heavy: `DataTable`, `NotificationMenu` and the charts are entries of their own. One line a component, alphabetical: `npm run new` adds its own.
export * from './BrandForm/index.js';
export * from './CategoryForm/index.js';
export * from './PackageCard/index.js';
export * from './PayoutRequestForm/index.js';
export * from './ProductForm/index.js';
export * from './RowSwitch/index.js';
export * from './SideNav/index.js';
export * from './StatCard/index.js';
