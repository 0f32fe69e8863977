/** Storage key of the closed notices. */
export const seenNoticesKey = 'seen-notices';

/** The line above the page closes independently of the dialog with the same content. */
export const barPrefix = 'bar:';

/**
 * Runs after the notices, before they are painted: hides those that were closed on this device, and the line if none is
 * left. Each notice has two elements, its title on the line and its text. Public pages are the same for everybody, so the
 * HTML contains them all.
 */
export const closedNoticesScript = `try{var s=JSON.parse(localStorage.getItem('${seenNoticesKey}')),b=document.querySelector('[data-notices]'),m=b.querySelector('[data-more-notices]'),c=0;b.querySelectorAll('[data-notice]').forEach(function(n){n.hidden=s.includes('${barPrefix}'+n.dataset.notice);c+=!n.hidden});c/=2;b.hidden=!c;if(m){m.textContent='+'+(c-1);m.hidden=c<2}}catch(e){}`;
