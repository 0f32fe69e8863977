import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@raang/ui';
import type { LineLinkModel } from './line-links-model';

/** Links to other pages about a line. */
export function LineLinks({ line, links }: { line: string; links: readonly LineLinkModel[] }) {
  const { t } = useLingui();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t`More about the ${line}`} className="print:hidden">
      <ul role="list" className="flex flex-wrap gap-3">
        {links.map(({ href, text }) => (
          <li key={href}>
            <ButtonLink href={href} variant="secondary" size="sm">
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
