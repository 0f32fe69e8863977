import { useLingui } from '@lingui/react/macro';
import {
  DocumentIcon,
  type Glyph,
  LostPropertyIcon,
  MessageIcon,
  PhoneIcon,
  SearchIcon,
  SectionHeading,
  Tile,
} from '@raang/ui';
import type { OtherMattersModel } from './other-matters-model';

const icons: Partial<Record<OtherMattersModel['links'][number]['view'], Glyph>> = {
  Contact: PhoneIcon,
  LostProperty: LostPropertyIcon,
  AssetFound: SearchIcon,
  Comment: MessageIcon,
};

/** Links to the group's other pages. */
export function OtherMatters({ model }: { model: OtherMattersModel }) {
  const { t } = useLingui();
  if (model.links.length === 0) return null;
  return (
    <section aria-labelledby="other-matters" className="space-y-4 print:hidden">
      <SectionHeading id="other-matters" title={t`If it is about something else`} />
      <ul role="list" className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {model.links.map(({ href, text, view }) => (
          <li key={href}>
            <Tile href={href} icon={icons[view] ?? DocumentIcon} title={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
