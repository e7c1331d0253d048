export { ProfileForm } from './ProfileForm';
export type { ProfileFormProps, ProfileFormValues } from './ProfileForm';
export { profileSchema } from './schema';
export type { ProfileValues } from './schema';
