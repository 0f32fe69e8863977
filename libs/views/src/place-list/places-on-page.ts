/** About four screens of a phone. */
export const placesOnPage = 12;
