/** Values by field name. */
export type HiddenValues = Readonly<Record<string, string>>;

/** Fields that a form sends without showing them. */
export const HiddenFields = ({ values }: { values: HiddenValues }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
