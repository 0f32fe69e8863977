import { authority } from 'raang:authority';
import { startLibraries } from './start-libraries';

// every entry of the server imports this module first; browsers do without, because they make no model
startLibraries(authority);
