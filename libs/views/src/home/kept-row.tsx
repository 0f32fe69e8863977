import { type Glyph, Icon, MoreIcon } from '@raang/ui';
import type { ReactNode } from 'react';

interface KeptRowProps {
  /** As in the document's `data-known`. */
  name: 'home' | 'work' | 'saved' | 'last';
  icon: Glyph;
  label: string;
  /** Until the row is filled in. */
  href: string;
  /** Changes what the row has. */
  onChange?: () => void;
  change?: string;
  /** What the row shows while the device keeps nothing for it. */
  children: ReactNode;
}

/** Complete class names: the style sheet is made from them. */
const looks = {
  home: {
    known: 'hidden in-data-[known~=home]:flex',
    unknown: 'in-data-[known~=home]:hidden',
  },
  work: {
    known: 'hidden in-data-[known~=work]:flex',
    unknown: 'in-data-[known~=work]:hidden',
  },
  saved: {
    known: 'hidden in-data-[known~=saved]:flex',
    unknown: 'in-data-[known~=saved]:hidden',
  },
  last: {
    known: 'hidden in-data-[known~=last]:flex',
    unknown: 'in-data-[known~=last]:hidden',
  },
};

/** A row that the device's script fills in (`data-kept-row`), and what it shows to everybody else. */
export function KeptRow({ name, icon, label, href, onChange, change, children }: KeptRowProps) {
  const look = looks[name];
  return (
    <>
      <div
        className={`${look.known} min-h-11 flex-wrap items-center gap-1 @min-[16rem]:flex-nowrap xl:min-h-14`}
      >
        {/* two lines of text that do not wrap, except where large text leaves them no room */}
        <a
          href={href}
          data-kept-row={name}
          suppressHydrationWarning
          className="group flex min-w-0 grow basis-full items-center gap-3 @min-[16rem]:basis-0"
        >
          <Icon icon={icon} className="max-sm:hidden" />
          <span className="min-w-0">
            <span className="clips block text-sm @min-[16rem]:truncate @min-[16rem]:leading-line">
              <span className="font-semibold text-accent group-hover:underline">
                {label}
                <ScriptText name="name" />
              </span>
              <ScriptText name="from" />
            </span>
            <span className="clips block min-h-[calc(1lh+0.25em)] text-xs text-ink-muted @min-[16rem]:truncate @min-[16rem]:leading-line">
              <ScriptText name="says" />
            </span>
          </span>
        </a>
        {onChange && (
          <button
            type="button"
            aria-label={change}
            title={change}
            onClick={onChange}
            className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-muted hover:bg-accent-soft"
          >
            <Icon icon={MoreIcon} />
          </button>
        )}
      </div>
      <div className={look.unknown}>{children}</div>
    </>
  );
}

/** A text that the script writes, with the space before it: React leaves the content of this element alone. */
const ScriptText = ({ name }: { name: 'name' | 'from' | 'says' }) => (
  <span data-kept={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
