import { useLingui } from '@lingui/react/macro';
import { ButtonLink, type PlaceOption, TransferIcon } from '@raang/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JourneyFieldsModel } from './journey-fields-model';
import { type FilledEnds, StationPair } from './station-pair';
import { fillRest, keepTyped, leaveOutUnused, readTyped, type TypedEnd } from './typed-journey';
import { WhenFields } from './when-fields';

/** The fields of a journey search, for a GET form. The way back to the page finds them as they were typed. */
export function JourneyFields({ model }: { model: JourneyFieldsModel }) {
  const { t } = useLingui();
  const { from, to, choice, when, swapHref } = model;
  const root = useRef<HTMLDivElement>(null);
  const places = useRef<{ from?: PlaceOption | undefined; to?: PlaceOption | undefined }>({
    from: from.place,
    to: to.place,
  });
  const [filled, setFilled] = useState<FilledEnds>();
  const fill = (ends: Record<'from' | 'to', TypedEnd>) => {
    places.current = { from: ends.from.place, to: ends.to.place };
    setFilled((last) => ({ from: ends.from, to: ends.to, version: (last?.version ?? 0) + 1 }));
  };
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    const typed = readTyped();
    if (typed) {
      fillRest(form, typed);
      // not during hydration: only this visitor's browser knows it
      // eslint-disable-next-line react-hooks/set-state-in-effect
      fill(typed);
    }
    // beside a result the address says what was asked
    const keep = () => {
      if (!swapHref) keepTyped({ ...endsIn(form, places.current), rest: restIn(form) });
    };
    form.addEventListener('submit', keep);
    form.addEventListener('formdata', leaveOutUnused);
    return () => {
      form.removeEventListener('submit', keep);
      form.removeEventListener('formdata', leaveOutUnused);
    };
  }, [swapHref]);
  const swap = () => {
    const form = root.current?.closest('form');
    if (!form) return;
    const ends = endsIn(form, places.current);
    flushSync(() => fill({ from: ends.to, to: ends.from }));
    // a result is searched again, with everything else as typed
    if (swapHref) form.requestSubmit();
  };
  return (
    <div ref={root} className="grid gap-3 @min-[30rem]:gap-4">
      <StationPair
        from={from}
        to={to}
        choice={choice}
        filled={filled}
        onNear={(code) => {
          const form = root.current?.closest('form');
          if (form) fill({ ...endsIn(form, places.current), from: { typed: code } });
        }}
        onPlace={(name, place) => (places.current = { ...places.current, [name]: place })}
        onSwap={swap}
      />
      {swapHref && (
        <div className="hidden noscript:block">
          <ButtonLink href={swapHref} variant="secondary" iconStart={TransferIcon}>
            {t`The other way`}
          </ButtonLink>
        </div>
      )}
      <WhenFields when={when} />
    </div>
  );
}

/** What both fields have: typed, or chosen. */
function endsIn(
  form: HTMLFormElement,
  places: { from?: PlaceOption | undefined; to?: PlaceOption | undefined },
): Record<'from' | 'to', TypedEnd> {
  const endOf = (name: 'from' | 'to'): TypedEnd => {
    const field = form.elements.namedItem(name);
    const typed = field instanceof HTMLInputElement ? field.value.trim() : '';
    return { typed, place: places[name]?.id === typed ? places[name] : undefined };
  };
  return { from: endOf('from'), to: endOf('to') };
}

/** The other fields by name, also those that the address leaves out. */
function restIn(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement &&
      !['', 'from', 'to'].includes(field.name) &&
      (!['radio', 'checkbox'].includes(field.type) || field.checked),
  );
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
