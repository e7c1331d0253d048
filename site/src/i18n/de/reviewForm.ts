/* Apart from the other strings of the kit: the form is fetched when it is opened. */
export { ReviewForm as labels } from '@marketrow/components/labels/de';
