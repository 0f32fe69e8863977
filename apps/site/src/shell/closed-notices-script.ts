/** Storage key of the closed notices. */
export const seenNoticesKey = 'seen-notices';

/** A notice above the page closes independently of the dialog with the same content. */
export const barPrefix = 'bar:';

/**
 * Runs after the notices, before they are painted: hides those that were closed on this device. Public pages are the
 * same for everybody, so the HTML contains them all.
 */
export const closedNoticesScript = `try{var s=JSON.parse(localStorage.getItem('${seenNoticesKey}'));document.querySelectorAll('[data-notice]').forEach(function(n){n.hidden=s.includes('${barPrefix}'+n.dataset.notice)})}catch(e){}`;
