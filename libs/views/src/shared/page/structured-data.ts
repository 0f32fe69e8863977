/** A property's value as JSON-LD has it; nothing is left out of the JSON. */
export type StructuredValue =
  string | number | boolean | undefined | StructuredValue[] | { [property: string]: StructuredValue };
export type StructuredData = { [property: string]: StructuredValue };
