import { LineBadge, StationCode } from '@raang/ui';
import type { ReactNode } from 'react';

interface StationHeadProps {
  station: {
    /** On its signs. */
    code: string;
    name: string;
    /** In the other language, as on station signs. */
    other: { name: string; lang: string };
    lines: { id: string; name: string; href?: string | undefined }[];
  };
  /** Links to what one does with the station: beside its name on a wide screen. */
  children: ReactNode;
}

/** A station's name as on its sign: code, name, and the name in the other language, in one row. */
export function StationHead({ station: { code, name, other, lines }, children }: StationHeadProps) {
  return (
    <div className="space-y-1 lg:flex lg:items-center lg:justify-between lg:gap-8 lg:space-y-0">
      <div translate="no" className="flex min-w-0 flex-wrap items-center gap-x-3">
        <StationCode code={code} lineId={lines[0]?.id} size="md" className="shrink-0" />
        <div className="min-w-0 flex-[1_1_9rem]">
          <h1 className="text-2xl font-semibold wrap-anywhere lg:text-3xl">{name}</h1>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
            <span lang={other.lang}>{other.name}</span>
            {lines.map((line) => (
              <LineBadge
                key={line.id}
                variant="swatch"
                lineId={line.id}
                name={line.name}
                wordForLine={false}
                {...(line.href && { href: line.href })}
              />
            ))}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}
