export { ProfileForm } from './ProfileForm.js';
export type { ProfileFormProps, ProfileFormValues } from './ProfileForm.js';
export { profileSchema } from './schema.js';
export type { ProfileValues } from './schema.js';
export type ProfileFormPart = 'root' | 'picture';
