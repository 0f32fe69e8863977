import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Icon } from '../icon/icon';
import { MonitorIcon, MoonIcon, SunIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

/** What a person can choose; `system` follows the device. */
export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

const iconOf = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };

export interface ColourModeSelectProps extends Omit<NativeProps<'fieldset'>, 'onChange' | 'children'> {
  /** Controlled value. Without it, the radios keep their own state, and `showColourMode` checks one. */
  value?: ColourMode;
  onChange?: (mode: ColourMode) => void;
  /** The mode of a page that has one mode: the select shows it, says why, and is disabled. */
  forced?: Exclude<ColourMode, 'system'> | undefined;
}

/**
 * Three radios in a row, with their name before them. A script outside React finds the fieldset by
 * `data-colour-mode-control`, listens to `change` and reads the radio's value; `showColourMode` shows the mode. Hidden
 * without JavaScript, because it would have no effect.
 */
export function ColourModeSelect({ value, onChange, forced, className, ...props }: ColourModeSelectProps) {
  const { colourMode } = useLabels();
  const name = useId();
  const noteId = useId();
  const shown = forced ?? value;
  return (
    <fieldset
      {...props}
      {...(forced && { disabled: true, 'aria-describedby': noteId })}
      data-colour-mode-control=""
      className={cx('noscript:hidden', className)}
    >
      <legend className="sr-only">{colourMode.legend}</legend>
      <div className="flex flex-wrap items-center gap-x-1">
        <span aria-hidden="true" className="me-2 text-sm text-ink-muted">
          {colourMode.legend}
        </span>
        {colourModes.map((mode) => (
          <label key={mode} className="colour-mode">
            <input
              type="radio"
              name={name}
              value={mode}
              onChange={() => onChange?.(mode)}
              {...(shown === undefined ? { defaultChecked: mode === 'system' } : { checked: mode === shown })}
            />
            <Icon icon={iconOf[mode]} />
            <span>{colourMode[mode]}</span>
          </label>
        ))}
      </div>
      <p id={noteId} data-forced-note="" hidden={!forced} className="text-sm text-ink-muted">
        {colourMode.forced}
      </p>
    </fieldset>
  );
}
