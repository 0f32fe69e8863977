import './first/without-eval';
import './first/first';
import { keepEarlyPresses } from './gate/early-presses';
import { openGate } from './gate/gate';
import { watchTranslations } from './gate/translated-texts';

/**
 * What a page loads first. Pages work as HTML: the program (`program.tsx`) loads when the visitor first does something
 * that could need it.
 */
watchTranslations();
keepEarlyPresses();
openGate(() => import('./program'));
