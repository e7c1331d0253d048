/*
 * Parts that several components share: part `label` of `FieldFrame` has the class `mr-FieldFrame-label`. Parts of one
 * component are in its entry.
 */
export type CardRowPart = 'root' | 'cell' | 'link' | 'content' | 'arrow';
export type CardTablePart = 'root' | 'head' | 'column' | 'body';
export type ChartFramePart =
  | 'root'
  | 'heading'
  | 'head'
  | 'legend'
  | 'key'
  | 'line'
  | 'area'
  | 'actions'
  | 'details'
  | 'summary'
  | 'scroller'
  | 'table'
  | 'empty';
export type ChartPlotPart =
  | 'root'
  | 'axis'
  | 'widest'
  | 'tick'
  | 'plot'
  | 'shapes'
  | 'line'
  | 'place'
  | 'bottom'
  | 'below'
  | 'guide'
  | 'dot'
  | 'anchor'
  | 'card'
  | 'title'
  | 'value'
  | 'name';
export type CountBadgePart = 'root';
export type FieldFramePart = 'root' | 'head' | 'label';
export type FieldMessagesPart = 'hint';
export type IconPart = 'flip' | 'line';
export type InputBoxPart = 'box' | 'icon' | 'input' | 'button';
export type LanguageLinksPart = 'root' | 'link';
export type MenuPanelPart = 'root' | 'item';
export type NotchPart = 'root';
export type PictureBandPart = 'root' | 'picture';
export type PictureFieldPart = 'picture';
export type ScrollRowPart = 'root' | 'content';
export type SocialLinkListPart = 'root' | 'link';
export type SwatchInputPart = 'input' | 'swatch';
export type SwitchInputPart = 'root';
export type ThemedImagePart = 'light' | 'dark';
export type WishlistTogglePart = 'root';
