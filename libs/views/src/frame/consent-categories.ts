/**
 * What the site may store on a device, by purpose. Only `necessary` needs no consent. Statistics and advertising have
 * no category, since the site collects neither.
 */
export const consentCategories = ['necessary', 'convenience'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
