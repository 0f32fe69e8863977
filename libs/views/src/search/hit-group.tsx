import { SectionHeading } from '@raang/ui';
import { HitRow } from './hit-row';
import type { HitGroupModel } from './search-model';

export function HitGroup({ group: { kind, title, hits, all } }: { group: HitGroupModel }) {
  const id = `results-${kind}`;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} more={all && { href: all.href, label: all.text }} />
      <ul role="list" className="divide-y divide-line">
        {hits.map((hit) => (
          <HitRow key={hit.key} hit={hit} />
        ))}
      </ul>
    </section>
  );
}
