/** A JSON-LD value; undefined properties are left out. */
type StructuredValue =
  string | number | boolean | undefined | StructuredValue[] | { [property: string]: StructuredValue };
export type StructuredData = { [property: string]: StructuredValue };
