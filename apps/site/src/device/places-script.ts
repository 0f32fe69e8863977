/** Set on the document once the program has taken over the frame, and answers the visitor's Back and Forward. */
export const takenOverAttribute = 'data-taken-over';

/** Where the router stores places: by the key of an entry of the history, then by selector. It does not export this. */
const placesKey = 'tsr-scroll-restoration-v1_3';

/**
 * Runs at the end of the body, when the whole page is there, and before its first paint. The browser restores the places of
 * pages that it loads; this adds what it cannot do for entries of the history that the program has made:
 *
 * - The program restores places itself, with `history.scrollRestoration` as `manual`. An entry that keeps that mode is
 *   restored from what the program has stored, and given back to the browser when the visitor leaves it: at once, the browser
 *   would restore its own idea of it. In any other mode nothing is scrolled: to
 *   scroll to the top, as the router's own script does, ends the restoration of Firefox.
 * - Entries of one document differ in their address alone, and after a reload the browser still takes them for that. Until the
 *   program has taken over, the page of the other entry is loaded, and then restored as above.
 */
export const placesScript = `(function(d,h){var shown=location.pathname+location.search;addEventListener('popstate',function(){if(!d.hasAttribute('${takenOverAttribute}')&&location.pathname+location.search!==shown){h.scrollRestoration='manual';location.reload()}});try{var places=JSON.parse(sessionStorage.getItem('${placesKey}'))[h.state.__TSR_key];for(var css in places){var place=places[css];if(css!=='window'){var part=document.querySelector(css);if(part)part.scrollTo(place.scrollX,place.scrollY)}else if(h.scrollRestoration==='manual')scrollTo(place.scrollX,place.scrollY)}}catch(e){}addEventListener('pagehide',function(){h.scrollRestoration='auto'})})(document.documentElement,history)`;
