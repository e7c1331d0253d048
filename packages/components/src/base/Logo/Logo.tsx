import { useSettings } from '#settings';
import { renderElement } from '../../internal/render/renderElement';
import type { RenderProp } from '../../internal/render/renderElement';
import { logoProps } from './logoProps';
import type { LogoRootProps } from './logoProps';

/** The props of `Logo`: those of its `<a>`, and these. */
export interface LogoProps extends LogoRootProps {
  /** Renders the link by another element, as a router's. */
  render?: RenderProp | undefined;
}

/** The marketplace's mark and name, linked to the home page. Renders an `<a>`; safe in server components. @slot mark */
export function Logo({ render, labels, ...rest }: LogoProps) {
  const settings = useSettings();
  return renderElement(render ?? settings.renderLink, logoProps({ ...rest, labels }, settings));
}
