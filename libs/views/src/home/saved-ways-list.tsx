import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CloseIcon, Icon, LineBadge, Link } from '@raang/ui';
import { useRef, useState } from 'react';
import type { SavedWays } from '../shared/saved-ways/saved-ways-context';

interface SavedWaysListProps {
  ways: SavedWays;
  rows: Awaited<ReturnType<SavedWays['readRows']>>;
  onDone: () => void;
}

/** All ways that the device keeps, each with a link to its journey now. A lazy chunk: it loads with the first press. */
export default function SavedWaysList({ ways, rows, onDone }: SavedWaysListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(rows);
  const remove = (removed: (typeof rows)[number]) => {
    ways.remove(removed.way);
    const others = shown.filter((entry) => entry !== removed);
    if (others.length === 0) return onDone();
    setShown(others);
    // the pressed button is gone
    list.current?.focus();
  };
  return (
    <div className="space-y-2 border-t border-line py-2">
      <ul ref={list} role="list" tabIndex={-1} aria-label={t`Saved ways`} className="divide-y divide-line">
        {shown.map((entry) => {
          const { name, from, href, lines = [], says } = entry.row;
          return (
            <li
              key={[href, ...entry.way.lines, ...entry.way.changes].join(' ')}
              className="flex items-start gap-3 py-2"
            >
              <div className="min-w-0 grow space-y-1">
                <Link href={href}>{[name, from].filter(Boolean).join(' ')}</Link>
                {lines.length > 0 && (
                  <p className="flex flex-wrap gap-1">
                    {lines.map((line, index) => (
                      <LineBadge
                        key={`${index} ${line.id}`}
                        lineId={line.id}
                        name={line.name}
                        wordForLine={false}
                      />
                    ))}
                  </p>
                )}
                {says && <p className="text-xs text-ink-muted">{says}</p>}
              </div>
              <button
                type="button"
                aria-label={t`Remove the way to ${name}`}
                title={t`Remove the way to ${name}`}
                onClick={() => remove(entry)}
                className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-muted hover:bg-accent-soft"
              >
                <Icon icon={CloseIcon} />
              </button>
            </li>
          );
        })}
      </ul>
      <Button size="sm" variant="quiet" onClick={onDone}>
        <Trans>Close</Trans>
      </Button>
    </div>
  );
}
