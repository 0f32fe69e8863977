import { Disclosure } from '../disclosure/disclosure';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { Link } from '../link/link';
import type { NativeProps } from '../native/native-props';

/** A publication that readers can open. */
export interface NamedSource {
  name: string;
  href: string;
}

export interface SourceNoteProps extends Omit<NativeProps<'details'>, 'name' | 'open' | 'children'> {
  /**
   * How reliable the page's figures are, a sentence each.
   * @default []
   */
  notes?: readonly string[];
  /** Day or days on which the figures were last verified, in words. */
  asOf?: string | undefined;
  /**
   * Publications that the facts come from.
   * @default []
   */
  sources?: readonly NamedSource[];
}

/** Where a page's facts come from, folded away. Renders nothing if there is nothing to say. */
export function SourceNote({ notes = [], asOf, sources = [], ...details }: SourceNoteProps) {
  const { sourceNote } = useLabels();
  if (notes.length === 0 && !asOf && sources.length === 0) return null;
  return (
    <Disclosure {...details} summary={sourceNote.summary}>
      <div className="max-w-text space-y-3 text-sm text-ink-muted">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {asOf && <p>{fillLabel(sourceNote.asOf, { date: asOf })}</p>}
        {sources.length > 0 && (
          <>
            <p>{sourceNote.sources}</p>
            <ul className="list-disc space-y-1 ps-5">
              {sources.map(({ name, href }) => (
                <li key={`${name} ${href}`}>
                  <Link href={href} external>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Disclosure>
  );
}
