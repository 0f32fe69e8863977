import { LineBadge } from '@raang/ui';

/** Links to the sections of the lines on a page. */
export function LineNav({
  label,
  lines,
}: {
  label: string;
  lines: readonly { id: string; name: string; href: string }[];
}) {
  if (lines.length < 2) return null;
  return (
    <nav aria-label={label} className="print:hidden">
      <ul role="list" className="flex flex-wrap gap-2">
        {lines.map(({ id, name, href }) => (
          <li key={id}>
            <LineBadge lineId={id} name={name} wordForLine={false} size="md" href={href} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
