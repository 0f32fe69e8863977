/** What stands where a number or date is none (specification §9: "a dash"). */
export const invalidValue = '–';
