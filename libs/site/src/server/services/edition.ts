import { authority } from 'raang:authority';
import type { Edition } from '../../authority/authority';
import { type Environment, readEnvironment } from './env';

/** The edition of a process with these settings. */
export const editionOf = ({ EDITION }: Pick<Environment, 'EDITION'>): Edition => EDITION ?? authority.edition;

let own: Edition | undefined;

/** The edition of this process, also for pages that are made without its services, such as those of a failed start. */
export const ownEdition = (): Edition => (own ??= editionOf(readEnvironment()));
