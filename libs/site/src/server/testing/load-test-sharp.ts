import path from 'node:path';
import { loadSharp } from '../pictures/images/load-sharp';

/**
 * sharp with fonts that outlive a test file. A worker runs several files and fontconfig reads its configuration once per
 * process, so the fonts must not go with the temporary folder of the first file.
 */
export const loadTestSharp = () => loadSharp(path.resolve('test-results/fonts'));
