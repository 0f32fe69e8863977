import type { NativeProps } from '../native';

export type BrandMarkProps = Omit<NativeProps<'svg'>, 'children'>;

/** The kit's own mark: a double track that forms an r, for rail. */
export function BrandMark(props: BrandMarkProps) {
  return (
    <svg aria-hidden="true" {...props} viewBox="0 0 40 40" focusable="false">
      <rect width="40" height="40" rx="8" className="fill-accent forced-colors:fill-[CanvasText]" />
      <g
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-accent-ink forced-colors:stroke-[Canvas]"
      >
        <path d="M11 32V22a11 11 0 0 1 11-11h1.5" />
        <path d="M18.5 32v-9a4.5 4.5 0 0 1 4.5-4.5h9" />
        <circle cx="28.75" cy="11" r="3" strokeWidth="3" />
      </g>
    </svg>
  );
}
