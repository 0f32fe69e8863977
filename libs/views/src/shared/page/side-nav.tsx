import { Link } from '@raang/ui';
import { type ReactNode, useId } from 'react';

/** Links beside the content of a page, such as to its sections. Renders nothing without links. */
export function SideNav({
  title,
  links,
}: {
  title: ReactNode;
  links: readonly { label: string; href: string }[];
}) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <p id={id} className="font-semibold">
        {title}
      </p>
      <ul role="list" className="mt-2 border-s-4 border-accent-soft ps-4">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="inline-block py-1">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
