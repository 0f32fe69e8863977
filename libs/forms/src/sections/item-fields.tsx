import { useLingui } from '@lingui/react/macro';
import { foundItemCategoryNoun } from '@raang/i18n';
import { SelectInput } from '../fields/choice-inputs';
import { TextAreaInput } from '../fields/text-area-input';

export interface ItemFieldsProps {
  categoryLabel: string;
  descriptionHint: string;
}

/** What was lost or found. */
export function ItemFields({ categoryLabel, descriptionHint }: ItemFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectInput
        name="category"
        label={categoryLabel}
        emptyOption={t`Choose a kind of item`}
        wordsOf={(category) => i18n._(foundItemCategoryNoun(category))}
        width="md"
      />
      <TextAreaInput name="description" label={t`Description`} hint={descriptionHint} rows={3} />
    </>
  );
}
