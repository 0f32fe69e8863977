/** What the map needs JavaScript for: one lazy chunk, loaded after the page. */
export { MapControls } from './map-controls';
export { SheetHandle } from './sheet-handle';
