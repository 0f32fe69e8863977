import { setNetworkZone } from '@raang/text-time';
import { addViewTypes } from '@raang/views';
import { authority } from '../authority/authority';
import { handbook } from './handbook/handbook';

// what the libraries know of this authority: the server imports this module before all others
setNetworkZone(authority.timeZone);
addViewTypes(handbook);
