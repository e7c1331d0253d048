import { useState } from 'react';
import type { WorkContext } from '../base/model';
import { isShop, keepingShop, type SellersShop, useNamedShop } from '../base/vendorShop';

interface ShopSelectProps {
  context: WorkContext;
  /** The shops of the demo; the first one is shown where the address names none. */
  shops: readonly SellersShop[];
}

/** Chooses the shop whose seller looks at the area. The address keeps it. */
export function ShopSelect({ context: { messages }, shops }: ShopSelectProps) {
  const [first] = shops;
  const address = useNamedShop();
  const named = address === undefined ? first : shops.find((shop) => isShop(shop, address));
  const [chosen, setChosen] = useState<string>();
  return (
    <label className="work-shop site-needs-script">
      <span>{messages.columns.shop}</span>
      <select
        value={chosen ?? named?.key}
        onChange={({ target: { value } }) => {
          setChosen(value);
          location.assign(keepingShop(location.pathname, value));
        }}
      >
        {shops.map(({ key, name, owner, street }) => (
          <option key={key} value={key}>
            {[name, street, owner].filter(Boolean).join(', ')}
          </option>
        ))}
      </select>
    </label>
  );
}
