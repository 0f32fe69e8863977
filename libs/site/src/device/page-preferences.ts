import { begunAttribute } from './begun';
import { consentCookieName, consentVersion } from './consent-store';
import { keptPlacesKey } from './kept-places';
import { localeCookieAttributes, localeCookieName } from './locale-cookie';
import { savedWaysKey } from './saved-ways';
import { signedInCookieName } from './signed-in-hint';

/** Storage key of the colour mode: `light` or `dark`; absent means the device's setting. */
export const colourModeKey = 'colour-mode';

/**
 * Runs in the head before the first paint. Sets the colour mode (the page's forced mode, else the visitor's choice),
 * so that no page flashes, marks the document of a visitor with a session, without an answer to the question of consent,
 * and with places that the device keeps, stores the language of the page, and notices from the beginning whether the visitor has begun to use it. Not
 * done on the server because public pages are the same for everybody.
 */
export const pagePreferencesScript = `(function(d){try{var m=d.dataset.forcedTheme||localStorage.getItem('${colourModeKey}');if(m==='light'||m==='dark')d.dataset.theme=m}catch(e){}if(/(?:^|; )${signedInCookieName}=1/.test(document.cookie))d.dataset.signedIn='';if(!/(?:^|; )${consentCookieName}=${consentVersion}\\./.test(document.cookie))d.dataset.covered='';if(/(?:^|; )${consentCookieName}=${consentVersion}\\.[a-z.]*convenience/.test(document.cookie))try{var k=Object.keys(JSON.parse(localStorage.getItem('${keptPlacesKey}')||'{}'));if(localStorage.getItem('${savedWaysKey}'))k.push('saved');if(k[0])d.dataset.known=k.join(' ')}catch(e){}document.cookie='${localeCookieName}='+d.lang+'; ${localeCookieAttributes}';['pointerdown','keydown','input','focusin'].forEach(function(t){addEventListener(t,function(){d.setAttribute('${begunAttribute}','')},{once:true,capture:true,passive:true})})})(document.documentElement)`;
