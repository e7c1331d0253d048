import type { ReactNode } from 'react';
import type { Seller } from './readSellers';

/** Head of a paper: who sends it, and what it is. */
export function PaperHead({ from, title }: { from: string; title: string }) {
  return (
    <header className="site-paper-head">
      <p>{from}</p>
      <h1>{title}</h1>
    </header>
  );
}

/** Lines of an address; `text` has them separated by commas. */
export function PaperAddress({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
  return (
    <address>
      <strong>{name}</strong>
      {text.split(', ').map((line) => (
        <span key={line}>{line}</span>
      ))}
      {children}
    </address>
  );
}

/** Facts of a paper, such as its number and date. */
export function PaperFacts({ items }: { items: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl>
      {items.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Address, email and phone of a seller on one line. */
export function sellerLine(seller: Seller | undefined): string {
  return seller === undefined ? '' : [seller.address, seller.email, seller.phone].join(' · ');
}
