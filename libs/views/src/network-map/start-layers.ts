/** Layers whose marks depend on where the passenger starts. */
const startLayers = ['fares', 'last-trains'] as const;
export type StartLayer = (typeof startLayers)[number];

/** Whether a layer, as in the URL, has a start: the station that `from` names, else the open one. */
export function hasStart(layer: string | undefined): layer is StartLayer {
  return startLayers.some((one) => one === layer);
}
