/**
 * What the site may keep on a device, by purpose; only `necessary` needs no consent. There is no category for
 * statistics or advertising, since nothing of the kind is collected.
 */
export const consentCategories = ['necessary', 'convenience'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
