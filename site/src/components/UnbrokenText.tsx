import { Fragment } from 'react';

/** What is not to be broken in a heading: "T-shirt", "32 cm", "2 TB". */
const whole = /(?<![\p{L}\p{N}-])(\p{L}-\p{L}+|\d+ \p{L}{1,2}(?!\p{L}))/u;

/** A text for a heading whose short compounds and whose measures stay on one line. */
export function UnbrokenText({ text }: { text: string }) {
  return text
    .split(whole)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <span className="site-unbroken">{part}</span> : part}</Fragment>
    ));
}
