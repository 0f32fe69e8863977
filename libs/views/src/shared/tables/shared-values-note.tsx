/** What every row of the table below has in common. */
export function SharedValues({ text }: { text: string | undefined }) {
  if (!text) return null;
  return <p className="max-w-text text-sm text-ink-muted">{text}</p>;
}
