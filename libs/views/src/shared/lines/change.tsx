import { LineBadge, Link } from '@raang/ui';
import type { ChangeModel } from '../words/station-words';

/** A change: line, link to the other station, walking time. */
export function Change({ change: { lineId, line, details, href } }: { change: ChangeModel }) {
  const [station, ...others] = details;
  return (
    <>
      <LineBadge variant="swatch" lineId={lineId} name={line} wordForLine={false} />
      <span className="block text-sm text-ink-muted">
        <Link href={href}>{station}</Link>
        {others.map((other) => ` · ${other}`)}
      </span>
    </>
  );
}
