import { LineBadge, Link } from '@raang/ui';
import type { AnswerCardModel } from './assistant-model';

/** Facts beside an answer; its title leads to the page that has more. */
export function AnswerCard({ title, href, lines, rows }: AnswerCardModel) {
  return (
    <div className="grid min-w-0 gap-2 rounded-md border border-line bg-surface-raised p-3">
      <h3 className="font-semibold">{href ? <Link href={href}>{title}</Link> : title}</h3>
      {lines.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {lines.map(({ id, name }) => (
            <LineBadge key={id} lineId={id} name={name} wordForLine={false} />
          ))}
        </p>
      )}
      {rows.length > 0 && (
        <dl>
          {/* a journey has several rides, so names repeat */}
          {rows.map(({ name, value }, index) => (
            <div
              key={index}
              className="grid gap-x-4 border-t border-line py-1.5 xs:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <dt className="text-sm text-ink-muted">{name}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
