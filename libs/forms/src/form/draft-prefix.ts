/** The keys of drafts in a device's storage. */
export const draftPrefix = 'raang-draft:';

/** Whether a device has a draft of any form. @param storage may throw, as a device that refuses to keep anything does */
export function hasDraft(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((key) => key.startsWith(draftPrefix));
  } catch {
    return false;
  }
}
