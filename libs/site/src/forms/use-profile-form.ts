import type { PageFormProps } from '@raang/forms';
import { useState } from 'react';
import { seenField, type SeenProfile, withStored } from './seen-profile';
import { usePageForm } from './use-page-form';

/** The form of the profile. It sends what it showed at first, so that it saves only what its person changed. */
export function useProfileForm({
  seen: loaded,
  ...page
}: Parameters<typeof usePageForm>[0] & { seen: SeenProfile }): PageFormProps {
  const form = usePageForm(page);
  const sent = page.sent?.values[seenField]?.[0];
  const [seen, setSeen] = useState<SeenProfile>();
  return {
    ...form,
    hidden: { [seenField]: seen ? JSON.stringify(seen) : (sent ?? JSON.stringify(loaded)) },
    onSubmit: async (data) => {
      const result = await form.onSubmit!(data);
      if (result.kind === 'problems')
        setSeen(withStored(JSON.parse(String(data.get(seenField))) as SeenProfile, result.problems));
      return result;
    },
  };
}
