import type { Bilingual } from '@raang/domain';

/**
 * The title of an alert or announcement. That of an example says so itself, since it also goes to places that show no
 * badge: itineraries, the assistant, other programs.
 */
export function markedTitle({ th, en }: Bilingual, { example }: { example?: true | undefined }): Bilingual {
  return example ? { th: `ตัวอย่าง: ${th}`, en: `Example: ${en}` } : { th, en };
}
