export interface LineStripeProps {
  lines?: readonly string[];
}

/** A band in the colours of the given lines, equal parts; in the accent when there is none. Decoration. */
export function LineStripe({ lines = [] }: LineStripeProps) {
  return (
    <div aria-hidden="true" className="flex h-1.5 print:hidden">
      {lines.length === 0 && <span className="flex-1 bg-accent forced-colors:bg-[CanvasText]" />}
      {lines.map((line) => (
        <span key={line} data-line={line} className="flex-1 bg-(--line-colour) forced-color-adjust-none" />
      ))}
    </div>
  );
}
