/** Placeholder for an invalid number or date (specification §9: "a dash"). */
export const invalidValue = '–';
