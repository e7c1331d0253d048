import { phoneHref } from '@marketrow/components/SoldBy';
import { mailHref } from '../../routes';
import { Person } from '../base/cells';
import { describeList } from '../base/model';
import { packages } from '../base/packageTerms';
import { listIsland } from '../list/listIsland';
import { choices, publishedColumn } from './parts';

const customers = describeList({
  area: 'admin',
  calls: ['/api/admin/customers'],
  rowsOf: ([list]) => [...list],
  keyOf: ({ id }) => id,
  columnsOf: ({ messages: { columns } }) => [
    {
      id: 'name',
      header: columns.name,
      value: ({ name }) => name,
      cell: ({ name, avatar }) => <Person name={name} image={avatar} />,
    },
    {
      id: 'phone',
      header: columns.phone,
      value: ({ phone }) => phone,
      cell: ({ phone }) => <a href={phoneHref(phone)}>{phone}</a>,
    },
    {
      id: 'email',
      header: columns.email,
      value: ({ email }) => email,
      cell: ({ email }) => <MailLink email={email} />,
    },
    { id: 'balance', header: columns.balance, value: ({ balance }) => balance, type: 'money' },
    { id: 'orders', header: columns.orders, value: ({ orders }) => orders, type: 'number' },
  ],
});

/** An address breaks before its domain, where the place is narrow. */
function MailLink({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1;
  return (
    <a href={mailHref(email)}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </a>
  );
}

const sellers = describeList({
  area: 'admin',
  calls: ['/api/admin/sellers'],
  // The switches of two shops of one name are told apart by the seller's phone.
  rowsOf: ([list]) =>
    list.map((row) => ({
      ...row,
      called: list.some(({ id, shopName }) => id !== row.id && shopName === row.shopName)
        ? `${row.shopName}, ${row.phone}`
        : row.shopName,
    })),
  keyOf: ({ id, shopName }) => id ?? shopName,
  columnsOf: (context, tools) => {
    const { columns } = context.messages;
    return [
      {
        id: 'seller',
        header: columns.seller,
        value: ({ name }) => name,
        cell: ({ name, image, phone }) => <Person name={name} text={phone} image={image} />,
      },
      { id: 'shop', header: columns.shop, value: ({ shopName }) => shopName },
      {
        id: 'package',
        header: columns.package,
        value: (row) => context.messages.packages[row.package],
        filterValue: (row) => row.package,
        filterItems: choices(packages, (one) => context.messages.packages[one]),
      },
      { id: 'balance', header: columns.balance, value: ({ balance }) => balance, type: 'money' },
      publishedColumn(context, tools, ({ called }) => called),
    ];
  },
});

/** These lists by the paths of their pages. */
export const peopleLists = { 'admin/customers': customers, 'admin/sellers': sellers };

export const PeopleLists = listIsland(peopleLists);
