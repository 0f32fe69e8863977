import { LineBadge, Link } from '@raang/ui';
import type { ChangeModel } from '../words/station-words';

/** A connection: line, walking time and a link to the other station. */
export function Change({ change: { lineId, line, details, href } }: { change: ChangeModel }) {
  const [station, ...others] = details;
  return (
    <>
      <LineBadge variant="swatch" lineId={lineId} name={line} wordForLine={false} />
      <span className="block text-sm text-ink-muted">
        {href ? <Link href={href}>{station}</Link> : station}
        {others.map((other) => ` · ${other}`)}
      </span>
    </>
  );
}
