/* Apart from the other strings of the kit: the form is fetched when it is opened. */
export { reviewFormLabels as labels } from '@marketrow/components/ReviewForm/labels/de';
