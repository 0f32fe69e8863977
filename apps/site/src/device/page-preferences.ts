import { localeCookieAttributes, localeCookieName } from '../language/locale-cookie';

/** Where the chosen colour mode is kept: `light` or `dark`; nothing means the device's own. */
export const colourModeKey = 'colour-mode';

/**
 * Runs in the head, before anything is painted: puts the colour mode on the document, so that no page flashes (the
 * one that the page forces, else the chosen one), and remembers the language of the page. Both depend on the person,
 * and public pages are the same for everybody: that is why no server does it.
 */
export const pagePreferencesScript = `(function(d){try{var m=d.dataset.forcedTheme||localStorage.getItem('${colourModeKey}');if(m==='light'||m==='dark')d.dataset.theme=m}catch(e){}document.cookie='${localeCookieName}='+d.lang+'; ${localeCookieAttributes}'})(document.documentElement)`;
