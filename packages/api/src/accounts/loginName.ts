/**
 * The one form in which a mail address or phone number is stored and looked up: NFKC, lower case, without space around
 * it; a phone number as its digits only.
 */
export function loginName(text: string): string {
  const name = text.normalize('NFKC').trim().toLowerCase();
  return name.includes('@') ? name : name.replace(/\D/g, '') || name;
}
