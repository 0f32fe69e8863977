/**
 * Fills in the rows of a visitor whose device keeps a place, unless they are: the script in the head has marked the document. Nobody else
 * loads the code, or asks the server.
 */
export function showKnownPlaces(): void {
  if ('known' in document.documentElement.dataset && document.querySelector('[data-kept="name"]:empty'))
    // without a network the rows lead to the planner
    import('../device/kept-rows').then(
      ({ showKeptRows }) => showKeptRows(),
      () => undefined,
    );
}
