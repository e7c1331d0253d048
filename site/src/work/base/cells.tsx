import { Avatar } from '@marketrow/components/Avatar';
import { thumbPicture } from '../../data/pictureWidths';

export interface ThingProps {
  title: string;
  /** A second line: the shop of a product. */
  text?: string | undefined;
  /** Path of its picture. */
  image?: string | undefined;
  href?: string | undefined;
}

/** A record with its picture and name. */
export function Thing({ title, text, image, href }: ThingProps) {
  return (
    <span className="work-thing">
      {image === undefined ? null : <img src={thumbPicture(image)} alt="" width="38" height="38" loading="lazy" />}
      <span>
        {href === undefined ? title : <a href={href}>{title}</a>}
        {text === undefined ? null : <small>{text}</small>}
      </span>
    </span>
  );
}

/** A person with the face, the name and a second line. */
export function Person({ name, text, image }: { name: string; text?: string | undefined; image?: string | undefined }) {
  return (
    <span className="work-thing">
      <Avatar className="work-face" name={name} src={image} size="sm" />
      <span>
        {name}
        {text === undefined ? null : <small>{text}</small>}
      </span>
    </span>
  );
}
