import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { MapDrawing } from './map-drawing';
import type { NetworkMapModel } from './network-map-model';

type MapTools = typeof import('./map-tools');

interface MapStageProps {
  model: NetworkMapModel;
  /** The code of the open station. */
  current: string | undefined;
  panel: ReactNode;
  /** The place of the full screen's button, in the toolbar above the map. */
  fullScreenPlace: HTMLElement | null;
}

// zooming, and typing in the search, must not render a hundred stations
const Drawing = memo(MapDrawing);

/** The map in its scrolling frame, its buttons beside or below it, and the open station: beside it, or over it as a sheet. */
export function MapStage({ model, current, panel, fullScreenPlace }: MapStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const tools = useMapTools();
  return (
    <div ref={stage} data-scroll="keep" className="map-stage">
      <div translate="no" className="map-frame bg-surface-raised">
        <Drawing model={model} current={current} />
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
