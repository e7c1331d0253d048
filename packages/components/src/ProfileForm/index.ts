export { ProfileForm } from './ProfileForm';
export type { ProfileFormProps, ProfileFormValues } from './ProfileForm';
export { profileFormLabels } from './labels';
export type { ProfileFormLabels } from './labels';
export { profileSchema } from './schema';
export type { ProfileValues } from './schema';
