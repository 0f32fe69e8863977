/** What a visitor may keep on the device, in the order of the page. */
export const keptPlaceNames = ['home', 'work'] as const;
export type KeptPlaceName = (typeof keptPlaceNames)[number];
