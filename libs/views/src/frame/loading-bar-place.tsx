/** Id of the element for the loading bar, whose code comes later. */
export const loadingBarPlaceId = 'loading-bar';

/** Stands right below the header, in an element as high as the page: the bar is at its edge, or at the top of the window. */
export const LoadingBarPlace = () => <div id={loadingBarPlaceId} className="contents" />;
