import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isComposing } from '../native/is-composing';

interface ComboboxOptions {
  /** Id of the list. An option's id is the list's with its index. */
  id: string;
  /** Number of options; without options the list is closed. */
  count: number;
  onType: (text: string) => void;
  /** Enter on an active option. */
  onChoose: (index: number) => void;
}

/**
 * Gives an existing text field the behaviour of a combobox with a list: arrow keys move through the options and back to
 * the text, which they do not change; Escape closes the list; Enter without an active option submits the form.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useComboboxInput(
  field: RefObject<HTMLInputElement | null>,
  { id, count, onType, onChoose }: ComboboxOptions,
) {
  const [isWanted, setWanted] = useState(true);
  const [chosen, setActive] = useState(-1);
  const active = chosen < count ? chosen : -1;
  const isOpen = isWanted && count > 0;
  const close = () => {
    setWanted(false);
    setActive(-1);
  };

  const onInput = useEffectEvent(() => {
    setWanted(true);
    setActive(-1);
    onType(field.current?.value ?? '');
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setWanted(true);
      // one more place than options: the text itself
      if (isOpen) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
      else setActive(step === 1 ? 0 : count - 1);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape' && isOpen) {
      // neither clears the field nor closes what is around it
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });

  const onBlur = useEffectEvent(close);

  useEffect(() => {
    const input = field.current;
    const listening = new AbortController();
    const { signal } = listening;
    input?.addEventListener('input', () => onInput(), { signal });
    input?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input?.addEventListener('blur', () => onBlur(), { signal });
    // letters may have been typed since the rendering
    if (input?.value) input.dispatchEvent(new Event('input'));
    return () => listening.abort();
  }, [field]);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(isOpen));
    const option = isOpen && active >= 0 ? document.getElementById(`${id}-${active}`) : null;
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }, [field, id, isOpen, active]);

  return { isOpen, active, close };
}
