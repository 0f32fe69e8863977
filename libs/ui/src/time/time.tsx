/** A time of day or a date as the page shows it. */
export interface ShownTime {
  /** In the page's language and calendar: "08.05 น.", "24 พ.ย. 2569". */
  text: string;
  /** The same for machines, as ISO 8601; a time of day has an offset. */
  dateTime?: string;
}

/** Never breaks inside: half a time is a wrong time. */
export function Time({ text, dateTime }: ShownTime) {
  const className = 'whitespace-nowrap tabular-nums';
  return dateTime ? (
    <time dateTime={dateTime} className={className}>
      {text}
    </time>
  ) : (
    <span className={className}>{text}</span>
  );
}
