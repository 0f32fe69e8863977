import type { ReactNode } from 'react';
import './styles.css';

export const metadata = { title: 'ตัวอย่าง', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="th">
      <body>{children}</body>
    </html>
  );
}
