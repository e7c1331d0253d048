// The areas of work, without what is heavy: `DataTable`, `NotificationMenu` and the charts are entries of their own. One line a component, alphabetical: `npm run new` adds its own.
export * from './BrandForm';
export * from './CategoryForm';
export * from './PackageCard';
export * from './PayoutRequestForm';
export * from './ProductForm';
export * from './RowSwitch';
export * from './SideNav';
export * from './StatCard';
