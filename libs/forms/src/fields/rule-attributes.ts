import type { FieldRule } from '../check/field-rule';

/** The HTML attributes of a text field by its rule. */
export function textAttributes({ isRequired, minLength, maxLength, type }: FieldRule) {
  return {
    required: isRequired ?? false,
    minLength: minLength !== undefined && minLength > 1 ? minLength : undefined,
    maxLength,
    ...(type && inputOf[type]),
  };
}

const inputOf = {
  email: { type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  tel: { type: 'tel', inputMode: 'tel' },
  contact: { type: 'text', spellCheck: false, autoCapitalize: 'none' },
  reference: { type: 'text', spellCheck: false, autoCapitalize: 'characters', autoComplete: 'off' },
  date: { type: 'text', autoComplete: 'off', spellCheck: false },
  time: { type: 'text' },
} as const;
