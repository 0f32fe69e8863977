import { createIsomorphicFn } from '@tanstack/react-start';
import { currentBuildId } from '../../server/services/builds';

/**
 * Id of the build that the page was rendered by; in a browser it is read from the document. Undefined in
 * development.
 */
export const buildId = createIsomorphicFn()
  .server((): string | undefined => currentBuildId())
  .client((): string | undefined => document.documentElement.dataset['build']);
