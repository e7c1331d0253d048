/*
 * In which widths the pictures of the sample data exist, for what runs in the browser too. Of a picture that exists in one width only, as
 * another API's do, `pictureWidths` gives `undefined` and the others the path as it is.
 */
export {
  nightPath as nightPicture,
  smallPath as smallPicture,
  srcSet as pictureWidths,
  thumbPath as thumbPicture,
} from '@marketrow/fixtures/images';
