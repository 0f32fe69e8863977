/** What the visitor does next, in order. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="list-decimal space-y-2 ps-6 text-lg marker:font-semibold marker:text-accent">
      {steps.map((step) => (
        <li key={step} className="ps-2">
          {step}
        </li>
      ))}
    </ol>
  );
}
