/** A reference to show, and to read aloud one symbol at a time. */
export interface ReferenceModel {
  text: string;
  spoken: string;
}

export function toReference(reference: string): ReferenceModel {
  return { text: reference, spoken: [...reference.replaceAll('-', '')].join(' ') };
}
