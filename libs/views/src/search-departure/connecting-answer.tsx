import { Link, Notice } from '@raang/ui';
import type { ConnectingModel } from './connecting-model';

/** A station of another system without a destination. */
export function ConnectingAnswer({ answer: { title, text, links } }: { answer: ConnectingModel }) {
  return (
    <Notice tone="info" title={title} headingLevel={2}>
      <p className="max-w-text">{text}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
        {links.map(({ href, label, isExternal }) => (
          <Link key={href} href={href} external={isExternal}>
            {label}
          </Link>
        ))}
      </p>
    </Notice>
  );
}
