import path from 'node:path';

/** A path as the person means it: npm changes the folder, the person who calls it does not. @param {string} file */
export const fromCaller = (file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
