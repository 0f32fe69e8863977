import { cx } from 'class-variance-authority';
import { Children, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useHydrated } from '../hydrated/use-hydrated';
import { Icon } from '../icon/icon';
import { ChevronLeftIcon, ChevronRightIcon, type Glyph } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface CardRowProps extends NativeProps<'ul'> {
  /** Cards with keys, each with a link, and best with a picture, which the buttons may cover. Each becomes a list item. */
  children: ReactNode;
}

/** Where a row can still scroll to. */
interface Rest {
  before: boolean;
  after: boolean;
}

/**
 * Cards beside each other in a row that scrolls: by touch, with the keyboard from link to link, and by two buttons where
 * JavaScript runs. The next card shows its beginning. `className` is the list's, as everything else.
 */
export function CardRow({ className, children, ref, ...list }: CardRowProps) {
  const { cardRow: labels } = useLabels();
  const hydrated = useHydrated();
  const row = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => row.current!, []);
  const [rest, setRest] = useState<Rest>({ before: false, after: false });
  useEffect(() => (row.current ? watchRest(row.current, setRest) : undefined), []);
  const scroll = (direction: -1 | 1) => {
    const { current } = row;
    const card = current?.firstElementChild?.getBoundingClientRect().width ?? 0;
    // whole cards: what was cut at the edge becomes the first one
    const step = Math.max(card, (current?.clientWidth ?? 0) - card);
    current?.scrollBy({ left: direction * step });
  };
  return (
    <div className="relative">
      <ul
        {...list}
        ref={row}
        role="list"
        className={cx(
          // room for focus rings and shadows, which the scroll box would cut
          '*:w-[min(16.5rem,82%)] *:shrink-0 *:snap-start lg:*:w-[calc((100%-4.5rem)/4)]',
          '-mx-4 -my-2 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 py-2 motion-safe:scroll-smooth sm:mx-0 sm:scroll-px-0 sm:gap-6 sm:px-0 print:flex-wrap',
          className,
        )}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      {hydrated && (
        <>
          <ScrollButton
            icon={ChevronLeftIcon}
            label={labels.previous}
            side="-start-2 lg:-start-6"
            isShown={rest.before}
            onClick={() => scroll(-1)}
          />
          <ScrollButton
            icon={ChevronRightIcon}
            label={labels.next}
            side="-end-2 lg:-end-6"
            isShown={rest.after}
            onClick={() => scroll(1)}
          />
        </>
      )}
    </div>
  );
}

interface ScrollButtonProps {
  icon: Glyph;
  label: string;
  side: string;
  isShown: boolean;
  onClick: () => void;
}

/** Stays in the page at the end of the row, where it does nothing: a button that vanished would lose the focus. */
function ScrollButton({ icon, label, side, isShown, onClick }: ScrollButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isShown}
      onClick={onClick}
      className={`absolute top-12 z-10 flex size-11 cursor-pointer items-center justify-center rounded-full border-2 border-line-strong bg-surface-raised text-accent shadow-lg hover:border-accent hover:bg-accent-soft print:hidden ${side} ${isShown ? '' : 'not-focus-visible:invisible'}`}
    >
      <Icon icon={icon} size="lg" />
    </button>
  );
}

function watchRest(row: HTMLUListElement, report: (rest: Rest) => void) {
  const measure = () =>
    // a pixel of tolerance: with zoomed text, positions are fractions
    report({ before: row.scrollLeft > 1, after: row.scrollLeft + row.clientWidth < row.scrollWidth - 1 });
  const observer = new ResizeObserver(measure);
  observer.observe(row);
  row.addEventListener('scroll', measure, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', measure);
  };
}
