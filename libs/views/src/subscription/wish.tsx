import { useLingui } from '@lingui/react/macro';
import { DefinitionList } from '@raang/ui';
import type { WishModel } from './wish-model';

/** What a subscription is about. */
export function Wish({ lines, stations, when, severity }: WishModel) {
  const { t } = useLingui();
  return (
    <DefinitionList
      items={[
        ...(lines.length > 0 ? [{ term: t`Lines`, value: <List texts={lines} /> }] : []),
        ...(stations.length > 0 ? [{ term: t`Stations`, value: <List texts={stations} /> }] : []),
        { term: t`Days and hours`, value: when },
        { term: t`How severe`, value: severity },
      ]}
    />
  );
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul role="list">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
