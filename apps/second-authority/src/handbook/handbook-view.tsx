import { Link, Prose, SectionHeading } from '@raang/ui';
import type { ListingBodyProps } from '@raang/views';
import type { HandbookModel } from './handbook-model';

export function HandbookView({ model: { chapters } }: ListingBodyProps<HandbookModel>) {
  return (
    <div className="space-y-10">
      <ul className="list-disc space-y-1 ps-6">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
      {chapters.map(({ id, title, summary, bodyHtml }) => (
        <section key={id} aria-labelledby={id} className="max-w-text space-y-3">
          <SectionHeading id={id} title={title} />
          <p className="text-lg">{summary}</p>
          <Prose html={bodyHtml} />
        </section>
      ))}
    </div>
  );
}
