/** Where the browser keeps which notices were closed. */
export const seenNoticesKey = 'seen-notices';

/** A notice above the page is closed apart from the dialog that says the same. */
export const barPrefix = 'bar:';

/**
 * Runs where the notices end, before they are painted: hides those that were closed on this device. Public pages are
 * the same for everybody, so the HTML has them all.
 */
export const closedNoticesScript = `try{var s=JSON.parse(localStorage.getItem('${seenNoticesKey}'));document.querySelectorAll('[data-notice]').forEach(function(n){n.hidden=s.includes('${barPrefix}'+n.dataset.notice)})}catch(e){}`;
