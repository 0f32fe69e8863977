import { useId } from 'react';
import { Button } from '../button/button';
import { CheckboxBox } from '../checkbox/checkbox-box';
import { ChoiceRow, choiceIds } from '../choice/choice-row';
import { Disclosure } from '../disclosure/disclosure';
import { useLabels } from '../labels/labels-provider';

export interface CookieCategory {
  id: string;
  name: string;
  /** Purpose, lifetime and recipients of these cookies. */
  description: string;
  /** The site does not work without these cookies, so the person cannot refuse them. */
  necessary?: boolean;
}

export interface CookieChoiceProps {
  categories: readonly CookieCategory[];
  /** Controlled value: ids of the chosen categories. Without it, the checkboxes keep their own state. */
  value?: readonly string[];
  /**
   * Initial value. Empty by default, because consent must be given.
   * @default []
   */
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
}

/** A checkbox for each category, in a disclosure. */
export function CookieChoice({ categories, value, defaultValue = [], onValueChange }: CookieChoiceProps) {
  const { cookieConsent: labels } = useLabels();
  const listId = useId();
  const toggled = (id: string, chosen: boolean) => {
    const others = (value ?? []).filter((other) => other !== id);
    onValueChange?.(chosen ? [...others, id] : others);
  };
  return (
    <Disclosure summary={labels.choose}>
      <ul className="divide-y divide-line border-y border-line">
        {categories.map(({ id, name, description, necessary = false }) => (
          <li key={id} className="py-1.5">
            <ChoiceRow
              id={`${listId}-${id}`}
              label={
                <span className="flex flex-wrap gap-x-3 font-semibold">
                  {name}
                  {necessary && <span className="font-normal text-ink-muted">{labels.always}</span>}
                </span>
              }
              hint={description}
              control={
                <CheckboxBox
                  id={`${listId}-${id}`}
                  name="category"
                  value={id}
                  disabled={necessary}
                  aria-labelledby={choiceIds(`${listId}-${id}`).labelId}
                  aria-describedby={choiceIds(`${listId}-${id}`).hintId}
                  {...(value === undefined || necessary
                    ? { defaultChecked: necessary || defaultValue.includes(id) }
                    : {
                        checked: value.includes(id),
                        onChange: (event) => toggled(id, event.target.checked),
                      })}
                />
              }
            />
          </li>
        ))}
      </ul>
      <Button type="submit" name="consent" value="chosen" variant="secondary" className="mt-4">
        {labels.save}
      </Button>
    </Disclosure>
  );
}
