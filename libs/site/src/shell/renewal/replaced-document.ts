import type { AnyRouter } from '@tanstack/react-router';
import { leftAttribute } from '../../device/places-script';

/** Whether another page is about to replace the document. */
export const isReplaced = (): boolean => document.documentElement.hasAttribute(leftAttribute);

const never = new Promise<never>(() => {});

/**
 * Lets a document that is about to be replaced ask for nothing more. What it asks for ends with it, which would look like a
 * failure of the page, and what follows a failure would take the place of the page that is on its way.
 */
export function restWhenReplaced(router: AnyRouter): Promise<never> | undefined {
  const { load } = router;
  router.load = (...given) => (isReplaced() ? never : load(...given));
  return isReplaced() ? never : undefined;
}
