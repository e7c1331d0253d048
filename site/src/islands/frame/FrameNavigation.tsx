import { MegaMenu } from '@marketrow/components/MegaMenu';
import { LayoutGridIcon } from '@marketrow/components/icons/LayoutGridIcon';
import { TruckIcon } from '@marketrow/components/icons/TruckIcon';
import type { FrameData } from '../../data/frameData';

export interface FrameNavigationProps {
  data: FrameData;
  /** Address of the item that the page belongs to. */
  current: string | undefined;
}

/** The row under the header's bar: all categories, the names with their panels, and a promise. */
export function FrameNavigation({ data, current }: FrameNavigationProps) {
  const { categories } = data.hrefs;
  return (
    <MegaMenu
      items={data.megaMenu}
      currentHref={current}
      labels={data.labels.MegaMenu}
      start={
        <a className="site-all" href={categories} aria-current={current === categories ? 'page' : undefined}>
          <LayoutGridIcon /> <span>{data.allCategories}</span>
        </a>
      }
      end={
        <p className="site-note">
          <span>
            <TruckIcon /> {data.note}
          </span>
        </p>
      }
    />
  );
}
