import type { ColourMode } from './colour-mode-select';

/**
 * Shows the mode in a `ColourModeSelect` without a value. Plain DOM, for a script that runs without React.
 * @param forced the mode of a page that has one mode: the select is disabled and says why
 */
export function showColourMode(
  select: HTMLFieldSetElement,
  { chosen, forced }: { chosen: ColourMode; forced: Exclude<ColourMode, 'system'> | undefined },
): void {
  for (const radio of select.querySelectorAll('input')) radio.checked = radio.value === (forced ?? chosen);
  select.disabled = forced !== undefined;
  const note = select.querySelector<HTMLElement>('[data-forced-note]');
  if (!note) return;
  note.hidden = !forced;
  if (forced) select.setAttribute('aria-describedby', note.id);
  else select.removeAttribute('aria-describedby');
}
