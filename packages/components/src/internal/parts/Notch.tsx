import type { ReactNode } from 'react';
import './Notch.css';

/** Cut-out for a logo at the cover's lower inline start. Renders a `<span>`; safe in server components. */
export function Notch({ children }: { children: ReactNode }) {
  return <span className="mr-Notch-root">{children}</span>;
}
