import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { MapDrawing } from './map-drawing';
import type { MapEnds } from './map-end';
import type { MapWayModel } from './map-way-model';
import type { NetworkMapModel } from './network-map-model';

type MapTools = typeof import('./map-tools');

interface MapStageProps extends MapEnds {
  model: NetworkMapModel;
  way: MapWayModel | undefined;
  panel: ReactNode;
  /** The place of the full screen's button, in the toolbar above the map. */
  fullScreenPlace: HTMLElement | null;
}

// zooming, and typing in the search, must not render a hundred stations
const Drawing = memo(MapDrawing);

/** The map in its scrolling frame, its buttons beside or below it, and the open station: beside it, or over it as a sheet. */
export function MapStage({ model, start, to, way, panel, fullScreenPlace }: MapStageProps) {
  // what was chosen last has to be in sight
  const current = to ?? start;
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const tools = useMapTools();
  return (
    <div ref={stage} data-scroll="keep" className="map-stage">
      <div translate="no" className="map-frame bg-surface-raised">
        <Drawing model={model} start={start} to={to} way={way} />
      </div>
      <div className="map-tools print:hidden">
        {tools && (
          <tools.MapControls
            stage={stage}
            model={model}
            current={current}
            fullScreenPlace={fullScreenPlace}
          />
        )}
      </div>
      <div ref={sheet} className="map-panel print:hidden">
        {tools && current && <tools.SheetHandle panel={sheet} />}
        {panel}
      </div>
    </div>
  );
}

function useMapTools(): MapTools | undefined {
  const [tools, setTools] = useState<MapTools>();
  useEffect(() => {
    let isGone = false;
    import('./map-tools').then(
      (loaded) => isGone || setTools(loaded),
      // after a failed load (new build, lost connection) the map still scrolls and has links
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return tools;
}
