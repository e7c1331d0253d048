import type { AppBannerLabels } from '../AppBanner';
import type { BottomNavLabels } from '../BottomNav';
import type { BreadcrumbsLabels } from '../Breadcrumbs';
import type { CategoryGridLabels } from '../CategoryGrid';
import type { DealTagLabels } from '../DealTag';
import type { FooterLabels } from '../Footer';
import type { HeaderLabels } from '../Header';
import type { LogoLabels } from '../Logo';
import type { PriceLabels } from '../Price';
import type { RatingLabels } from '../Rating';
import type { SectionHeaderLabels } from '../SectionHeader';
import type { ServiceListLabels } from '../ServiceList';
import type { ShopCardLabels } from '../ShopCard';
import type { TestimonialListLabels } from '../TestimonialList';
import type { TextFieldLabels } from '../TextField';
import type { TopBarLabels } from '../TopBar';

/** The words of every component, by component: what a translation of the whole kit has to hold. */
export interface KitLabels {
  AppBanner: AppBannerLabels;
  BottomNav: BottomNavLabels;
  Breadcrumbs: BreadcrumbsLabels;
  CategoryGrid: CategoryGridLabels;
  DealTag: DealTagLabels;
  Footer: FooterLabels;
  Header: HeaderLabels;
  Logo: LogoLabels;
  Price: PriceLabels;
  Rating: RatingLabels;
  SectionHeader: SectionHeaderLabels;
  ServiceList: ServiceListLabels;
  ShopCard: ShopCardLabels;
  TestimonialList: TestimonialListLabels;
  TextField: TextFieldLabels;
  TopBar: TopBarLabels;
}
