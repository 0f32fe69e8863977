import { createIsomorphicFn } from '@tanstack/react-start';
import { currentBuildId } from '../server/builds';

/** The build that the page came with; in a browser the document says it. Undefined in development. */
export const buildId = createIsomorphicFn()
  .server((): string | undefined => currentBuildId())
  .client((): string | undefined => document.documentElement.dataset['build']);
