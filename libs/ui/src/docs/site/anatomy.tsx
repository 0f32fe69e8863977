import { useEffect, useRef, useState } from 'react';
import type { Guide } from '../guide';
import { Stage } from './stage';

interface Mark {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The example with its pieces framed and numbered, and a list of what they are for. */
export function Anatomy({ guide: { anatomy, example, tall } }: { guide: Guide }) {
  const frame = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly (Mark | undefined)[]>([]);

  useEffect(() => {
    const root = frame.current!;
    const measure = () => setMarks(anatomy.map(([, selector]) => markOf(root, selector)));
    const watch = new ResizeObserver(measure);
    for (const element of [root, ...root.querySelectorAll('form > div')]) watch.observe(element);
    return () => watch.disconnect();
  }, [anatomy]);

  return (
    <div className="grid overflow-hidden rounded-md border border-line lg:grid-cols-[3fr_2fr]">
      <div ref={frame} className="relative min-w-0">
        <Stage rendering={example} tall={tall} className="h-full px-9 py-10 sm:px-10" />
        {marks.map((mark, i) => mark && <Pointer key={anatomy[i]![0]} number={i + 1} mark={mark} />)}
      </div>
      <ol className="m-0 grid list-none content-center gap-3 border-line bg-surface-sunken p-5 max-lg:border-t lg:border-s">
        {anatomy.map(([name, , purpose], i) => (
          <li key={name} className="m-0 flex gap-3 text-sm text-ink">
            <Number>{i + 1}</Number>
            <span>
              <strong>{name}.</strong> {purpose}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function markOf(root: HTMLElement, selector: string): Mark | undefined {
  const form = root.querySelector('form')!;
  // a label that is only announced has no place
  const piece = [...form.querySelectorAll(selector)].find((found) => found.getBoundingClientRect().width > 4);
  if (!piece) return undefined;
  const origin = root.getBoundingClientRect();
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top, width, height };
}

/** Neighbouring pieces have their numbers at different corners. */
const corners = ['-start-3 -top-3', '-end-3 -bottom-3', '-end-3 -top-3', '-start-3 -bottom-3'];

/** A dashed frame around a piece, with its number at the corner. */
function Pointer({ number, mark: { left, top, width, height } }: { number: number; mark: Mark }) {
  return (
    <div
      aria-hidden="true"
      ref={(box) => {
        const place = { left: left - 3, top: top - 3, width: width + 6, height: height + 6 };
        for (const [side, px] of Object.entries(place)) box?.style.setProperty(side, `${px}px`);
      }}
      className="pointer-events-none absolute rounded-sm border border-dashed border-danger"
    >
      <span className={`absolute ${corners[(number - 1) % corners.length]}`}>
        <Number>{number}</Number>
      </span>
    </div>
  );
}

function Number({ children }: { children: number }) {
  return (
    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-danger text-xs font-semibold text-danger-ink">
      {children}
    </span>
  );
}
