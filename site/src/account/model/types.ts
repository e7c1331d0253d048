import type { Address, Order, Refund, Ticket, User } from '../../data/types';
import type { KitProps } from '../../context/kitProps';
import type { Messages } from '../../i18n';
import type { Locale } from '../../routes';

/** A page of the account, as its address names it. */
export type AccountRequest =
  | { kind: 'orders'; page: number }
  | { kind: 'order'; id: string }
  | { kind: 'profile' }
  | { kind: 'profile-edit'; id: string }
  | { kind: 'addresses' }
  /** Without an id: a new one. */
  | { kind: 'address'; id?: string }
  | { kind: 'tickets' }
  | { kind: 'ticket'; slug: string };

/** What every page of the account shows: whose it is, and how many of what there are. */
export interface AccountFacts {
  user: Omit<User, 'password' | 'dateOfBirth' | 'verified'> & Partial<Pick<User, 'dateOfBirth' | 'verified'>>;
  counts: { orders: number; addresses: number; tickets: number };
  /** When the first order was placed. Left out: there is none. */
  since?: string;
  /** True where the user can export and delete the account. @default false */
  selfService?: boolean;
}

/** What one page of the account shows. */
export type AccountBody =
  | { kind: 'orders'; page: number; orders: readonly Order[] }
  | { kind: 'order'; order: Order; refunds: readonly Refund[] }
  | { kind: 'profile'; onItsWay: number }
  | { kind: 'profile-edit'; id: string }
  | { kind: 'addresses'; addresses: readonly Address[] }
  | { kind: 'address'; address: Address | undefined }
  | { kind: 'tickets'; tickets: readonly Ticket[] }
  | { kind: 'ticket'; ticket: Ticket }
  /** The page is that of an account, and nobody is logged in. */
  | { kind: 'log-in'; request: AccountRequest };

/** A page of the account with its data. */
export interface AccountData {
  /** Undefined: nobody is logged in, and no sample customer stands in. */
  facts: AccountFacts | undefined;
  body: AccountBody;
}

/** Components of the kit whose strings the account needs in the browser. */
export const accountKit = [
  'AddressCard',
  'AddressForm',
  'Breadcrumbs',
  'ConfirmDialog',
  'ConversationThread',
  'Dialog',
  'Dropzone',
  'ErrorState',
  'Form',
  'OrderCard',
  'OrderTimeline',
  'Pagination',
  'PasswordField',
  'ProfileForm',
  'RefundRequestForm',
  'SideNav',
  'StatusBadge',
  'TicketCard',
  'TicketReplyForm',
] as const;

/** What the account needs of its page beside the data. It crosses to the browser as JSON. */
export interface AccountContext {
  locale: Locale;
  currency: string;
  messages: {
    account: Messages['account'];
    cart: Pick<Messages['cart'], 'size'>;
    counts: Messages['counts'];
    home: string;
    siteName: string;
    delivery: Messages['cart']['delivery'];
    areas: Messages['work']['areas'];
  };
  /** Strings of the kit by component; empty in English. */
  labels: { [Name in (typeof accountKit)[number]]?: NonNullable<KitProps[Name]['labels']> };
}
