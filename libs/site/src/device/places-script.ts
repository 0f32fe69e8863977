/** Set on the document once the program has taken over the frame, and answers the visitor's Back and Forward. */
export const takenOverAttribute = 'data-taken-over';

/** Set on a document that is about to be replaced by the page of another entry of the history. */
export const leftAttribute = 'data-left';

/** Where the router stores places: by the key of an entry of the history, then by selector. It does not export this. */
const placesKey = 'tsr-scroll-restoration-v1_3';

/**
 * Runs at the end of the body, when the whole page is there, and before its first paint. The browser restores the places of
 * pages as it does without JavaScript. This does so for entries of the history that the program has known, which have a key:
 *
 * - Such an entry gets the place that was stored when it was left, by the router or, before the program has taken over, by this
 *   script. The browser may not know it: the program restores places itself, with `history.scrollRestoration` as `manual`.
 * - So does a document of the back/forward cache: WebKit restores no place of it once the router has taken over.
 * - Any other page is left alone. To scroll it to the top, as the router's own script does, ends the restoration of Firefox.
 * - Entries of one document differ in their address alone, and after a reload the browser still takes them for that. Until the
 *   program has taken over, the page of the other entry is loaded. A router that has begun takes the page for the other entry's
 *   and stores its place, so what was stored before is put back.
 */
export const placesScript = `(function(d,h,name){var shown=location.pathname+location.search,key=(h.state||{}).__TSR_key,isLeft;function stored(){try{return JSON.parse(sessionStorage.getItem(name))||{}}catch(e){return{}}}function leave(){if(isLeft||!key||d.hasAttribute('${takenOverAttribute}'))return;var places=stored(),entry=places[key]||(places[key]={});entry.window={scrollX:scrollX,scrollY:scrollY};try{sessionStorage.setItem(name,JSON.stringify(places))}catch(e){}}addEventListener('pagehide',leave);addEventListener('popstate',function(){if(d.hasAttribute('${takenOverAttribute}')||location.pathname+location.search===shown)return;leave();isLeft=true;d.setAttribute('${leftAttribute}','');var kept;try{kept=sessionStorage.getItem(name)}catch(e){}addEventListener('pagehide',function(){if(kept)try{sessionStorage.setItem(name,kept)}catch(e){}});location.reload()});function restore(){var entry=stored()[(h.state||{}).__TSR_key];for(var css in entry){var place=entry[css];if(css==='window'){h.scrollRestoration='manual';scrollTo(place.scrollX,place.scrollY)}else try{document.querySelector(css).scrollTo(place.scrollX,place.scrollY)}catch(e){}}}restore();addEventListener('pageshow',function(event){if(event.persisted)restore()})})(document.documentElement,history,'${placesKey}')`;
