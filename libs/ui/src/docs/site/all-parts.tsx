import { groups } from '../guide';
import { guides } from '../guides';
import { Stage } from './stage';
import { addressOf, titleOf } from './part-titles';

/** Every part in both modes side by side, each with a link to its page. */
export function AllParts() {
  return (
    <div className="grid gap-14">
      <nav aria-label="Groups" className="flex flex-wrap gap-x-5 gap-y-1 font-semibold">
        {groups.map((group) => (
          <a key={group} href={`#${group}`} className="text-accent underline">
            {group}
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <section key={group} aria-labelledby={group} className="grid gap-6">
          <h2 id={group} className="scroll-mt-8 text-2xl font-semibold text-ink">
            {group}
          </h2>
          <ul className="grid gap-6">
            {guides
              .filter(({ guide }) => guide.group === group)
              .map(({ name, guide }) => (
                <li key={name} className="overflow-hidden rounded-md border border-line bg-surface-raised">
                  <h3 className="flex flex-wrap items-baseline gap-x-4 border-b border-line px-5 py-2">
                    <a
                      href={addressOf(name)}
                      target="_top"
                      className="text-lg font-semibold text-accent hover:underline"
                    >
                      {titleOf(name)}
                    </a>
                    <span className="text-sm font-normal text-ink-muted">
                      {guide.use[0]?.replaceAll('`', '')}
                    </span>
                  </h3>
                  <div className="grid md:grid-cols-2">
                    <Stage theme="light" rendering={guide.example} tall={guide.tall} className="max-h-128" />
                    <Stage theme="dark" rendering={guide.example} tall={guide.tall} className="max-h-128" />
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
