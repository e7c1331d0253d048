import '@marketrow/components/styles.css';
import type { ReactNode } from 'react';
import { Settings } from './client';

export const metadata = { title: 'A shop of another team', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className="mr-root">
        <Settings>{children}</Settings>
      </body>
    </html>
  );
}
