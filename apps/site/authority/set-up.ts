import { nameTemplateParts } from '@raang/domain';
import { setNetworkZone } from '@raang/text-time';
import { authority } from './authority';

// What the libraries know of this authority: every entry of the server imports this module first. Browsers do without,
// because they make no model.
setNetworkZone(authority.timeZone);
nameTemplateParts(authority.templateNames);
