import { useEffect, useRef, useState } from 'react';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { useTypedLength } from './use-typed-length';

/** Pause before the count is announced, so that the announcement does not interrupt typing. */
const quietMs = 1000;

export interface CharacterCounterProps {
  /** Id of the text with the limit, for the control's aria-describedby. */
  id: string;
  controlId: string;
  max: number;
  /** Length of the text in the server HTML. */
  initialLength: number;
}

/** Shows the count at every key and announces it after a pause. Without JavaScript it shows the limit. Internal. */
export function CharacterCounter({ id, controlId, max, initialLength }: CharacterCounterProps) {
  const { characterCounter } = useLabels();
  const place = useRef<HTMLDivElement>(null);
  const length = useTypedLength(place, controlId, initialLength);
  const over = length > max;
  const count = Math.abs(max - length);
  const text = fillLabel(over ? characterCounter.over : characterCounter.left, { count });
  return (
    <div
      ref={place}
      className={`mt-1 text-sm tabular-nums ${over ? 'font-semibold text-danger' : 'text-ink-muted'}`}
    >
      <span id={id} className="sr-only noscript:not-sr-only">
        {fillLabel(characterCounter.limit, { max })}
      </span>
      <span aria-hidden="true" className="noscript:hidden">
        {text}
      </span>
      <Said text={length === initialLength ? '' : text} />
    </div>
  );
}

function Said({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}
