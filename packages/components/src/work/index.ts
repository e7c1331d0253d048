// Components for work areas, one line each, alphabetical; `npm run new` adds its own. `DataTable`, `NotificationMenu`
// and the charts are large: they are separate entries.
export * from './BrandForm/index.js';
export * from './CategoryForm/index.js';
export * from './CouponEditor/index.js';
export * from './PackageCard/index.js';
export * from './PayoutRequestForm/index.js';
export * from './ProductForm/index.js';
export * from './RowSwitch/index.js';
export * from './SideNav/index.js';
export * from './StatCard/index.js';
