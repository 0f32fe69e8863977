import { useEffect, useRef, useState } from 'react';
import { contrast } from './contrast';

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const inks = ['ink', 'ink-muted', 'accent', 'accent-hover', 'info', 'success', 'warning', 'danger'];

/** Ink, background and the least contrast ratio. */
const pairs: readonly [ink: string, ground: string, least: number][] = [
  ...surfaces.flatMap((ground) =>
    inks.map(
      (ink) => [ink, ground, ink === 'ink' || ink === 'ink-muted' ? 7 : 4.5] as [string, string, number],
    ),
  ),
  ...surfaces.map((ground) => ['line-strong', ground, 3] as [string, string, number]),
  ['accent-ink', 'accent', 4.5],
  ['accent-ink', 'accent-hover', 4.5],
  ['accent-soft-ink', 'accent-soft', 4.5],
  ['danger-ink', 'danger', 4.5],
  ['danger-ink', 'danger-hover', 4.5],
  ...['accent', 'info', 'success', 'warning', 'danger'].flatMap((tone): [string, string, number][] => [
    ['ink', `${tone}-soft`, 7],
    [tone, `${tone}-soft`, 4.5],
  ]),
  ['deep-ink', 'deep', 7],
  ['deep-muted', 'deep', 4.5],
];

/** Every pair that the kit uses, with the ratio measured in this page. */
export function ContrastTable() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <ul key={theme} data-theme={theme} className="grid gap-1 rounded-md bg-surface p-4">
          {pairs.map(([ink, ground, least]) => (
            <Pair key={`${ink} ${ground}`} ink={ink} ground={ground} least={least} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function Pair({ ink, ground, least }: { ink: string; ground: string; least: number }) {
  const sample = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    const { color, backgroundColor } = getComputedStyle(sample.current!);
    setRatio(contrast(color, backgroundColor));
  }, []);
  const isGraphic = least < 4.5;
  return (
    <li
      ref={sample}
      data-ratio={ratio}
      data-least={least}
      data-ink={ink}
      data-ground={ground}
      className={`flex items-center justify-between gap-3 rounded-sm border border-line px-3 text-sm bg-${ground} text-${ink}`}
    >
      <span className={isGraphic ? 'rounded-xs border-2 border-current px-2' : ''}>
        <span className={isGraphic ? 'text-ink' : ''}>
          {ink} / {ground}
        </span>
      </span>
      <span className={`tabular-nums ${isGraphic ? 'text-ink' : 'font-semibold'}`}>{ratio?.toFixed(1)}</span>
    </li>
  );
}

const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs'] as const;
const classOf = {
  '4xl': 'text-4xl',
  '3xl': 'text-3xl',
  '2xl': 'text-2xl',
  xl: 'text-xl',
  lg: 'text-lg',
  base: 'text-base',
  sm: 'text-sm',
  xs: 'text-xs',
};

export function TypeScale() {
  return (
    <dl className="grid gap-2">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap items-baseline gap-x-6 border-b border-line">
          <dt className="w-12 text-sm text-ink-muted">{size}</dt>
          <dd lang="th" className={classOf[size]}>
            รถไฟฟ้าสายสีน้ำเงิน <span lang="en">Blue Line 05:30</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
