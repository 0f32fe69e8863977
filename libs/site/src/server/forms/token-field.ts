/** Name of the field with the token of a session: see form-token.ts. */
export const tokenField = 'csrf';
