import { useLingui } from '@lingui/react/macro';
import { LineDiagram } from '@raang/ui';
import { FoldedSection } from '../page/folded-section';
import type { LineStretchModel, StretchStationModel } from './line-stretches-model';

/** The station's position on its lines, with links to its neighbours. */
export function LineStretches({ stretches }: { stretches: readonly LineStretchModel[] }) {
  const { t } = useLingui();
  if (stretches.length === 0) return null;
  return (
    <FoldedSection id="neighbours" title={t`Neighbouring stations`}>
      <div className="space-y-4">
        {stretches.map(({ id, line, title, stations }) => (
          <div key={id} className="space-y-3">
            {stretches.length > 1 && <h3 className="font-semibold">{title}</h3>}
            <LineDiagram line={line} stretch={title} stations={stations.map(toDiagramStation)} />
          </div>
        ))}
      </div>
    </FoldedSection>
  );
}

function toDiagramStation({ code, name, href, isCurrent, isClosed, changes }: StretchStationModel) {
  return {
    code,
    name,
    href,
    current: isCurrent,
    closed: isClosed,
    interchanges: changes.map((change) => ({ ...change, wordForLine: false })),
  };
}
