/** In the `dataset` of a form that the site lets the browser send, once it knows that it can be reached. */
export const passedAttribute = 'passed';

/** The event told to a form that the browser would have sent, if the site cannot be reached. */
export const unreachableEvent = 'unreachable';
