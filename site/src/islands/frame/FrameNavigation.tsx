import { MegaMenu } from '@marketrow/components/MegaMenu';
import { TruckIcon } from '@marketrow/components/icons/TruckIcon';
import type { FrameData } from '../../data/frameData';
import { AllCategories } from './AllCategories';

export interface FrameNavigationProps {
  data: FrameData;
  /** Address of the item that the page belongs to. */
  current: string | undefined;
}

/** The row under the header's bar: all categories, the names with their panels, and a promise. */
export function FrameNavigation({ data, current }: FrameNavigationProps) {
  return (
    <MegaMenu
      items={data.megaMenu}
      currentHref={current}
      labels={data.labels.MegaMenu}
      start={<AllCategories data={data} current={current} />}
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
