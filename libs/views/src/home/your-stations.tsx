import { Trans, useLingui } from '@lingui/react/macro';
import {
  BusinessIcon,
  ChevronRightIcon,
  type Glyph,
  HomeIcon,
  Icon,
  LocateIcon,
  RouteIcon,
  TrainIcon,
} from '@raang/ui';
import { type ComponentProps, type ComponentType, type ReactNode, use, useRef, useState } from 'react';
import type NearMeStations from '../shared/journey-form/near-me';
import { SavedWaysContext } from '../shared/saved-ways/saved-ways-context';
import { NearMeContext } from '../shared/journey-form/near-me-context';
import type { JourneyFinderModel } from './journey-finder-model';
import { type KeptPlaceName, keptPlaceNames } from './kept-place';
import { type KeptPlaces, KeptPlacesContext } from './kept-places-context';
import { KeptRow } from './kept-row';
import type PlaceEditor from './place-editor';
import type SavedWaysList from './saved-ways-list';

type Editor = ComponentType<ComponentProps<typeof PlaceEditor>>;
type WaysList = typeof SavedWaysList;
type NearMeList = ComponentType<ComponentProps<typeof NearMeStations>>;

/** What a press has opened below the rows. */
type Opened =
  | { kind: 'place'; name: KeptPlaceName; places: KeptPlaces; Editor: Editor }
  | ({ kind: 'ways'; List: WaysList } & Omit<ComponentProps<WaysList>, 'onDone'>)
  | { kind: 'near'; NearMe: NearMeList };

const icons: Record<KeptPlaceName, Glyph> = { home: HomeIcon, work: BusinessIcon };

/**
 * Home, work, and the newest saved way, the station searched last or the nearest one. The server's HTML is the same for everybody: the document's
 * `data-known` says which places the device keeps, and a small script fills in their rows. Each row has one height, whatever is
 * in it, so nothing moves.
 */
export function YourStations({ finder }: { finder: JourneyFinderModel }) {
  const { t } = useLingui();
  const loadPlaces = use(KeptPlacesContext);
  const loadWays = use(SavedWaysContext);
  const loadNearMe = use(NearMeContext);
  const section = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const labels: Record<KeptPlaceName, { name: string; set: string; change: string }> = {
    home: {
      name: t({ message: 'Home', context: 'where the visitor lives' }),
      set: t`Set home`,
      change: t`Change home`,
    },
    work: { name: t`Work`, set: t`Set work`, change: t`Change work` },
  };
  const edit = async (name: KeptPlaceName) => {
    if (!loadPlaces) return;
    const [places, { default: Editor }] = await Promise.all([loadPlaces(), import('./place-editor')]);
    setOpened({ kind: 'place', name, places, Editor });
  };
  const showNear = async () => {
    if (opened?.kind === 'near') return setOpened(undefined);
    const { default: NearMe } = await import('../shared/journey-form/near-me');
    setOpened({ kind: 'near', NearMe });
  };
  const showWays = async () => {
    if (opened?.kind === 'ways') return setOpened(undefined);
    if (!loadWays) return;
    const [ways, { default: List }] = await Promise.all([loadWays(), import('./saved-ways-list')]);
    setOpened({ kind: 'ways', ways, rows: await ways.readRows(), List });
  };
  const close = () => {
    setOpened(undefined);
    // the pressed button is gone
    section.current?.focus();
  };
  const forget = async () => {
    (await loadPlaces?.())?.forget();
    close();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="your-stations"
      className="@container rounded-md border border-line bg-surface-raised px-3 py-2 shadow-lg noscript:hidden sm:px-5 xl:px-6 xl:py-5 print:hidden"
    >
      <div className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="your-stations" className="text-base font-semibold xl:text-xl">
          <Trans>Your stations</Trans>
        </h2>
        <p className="text-end text-xs text-ink-muted in-data-known:hidden">
          <Trans>Kept on this device only</Trans>
        </p>
        <button
          type="button"
          onClick={() => void forget().catch(() => undefined)}
          className="hidden min-h-6 cursor-pointer text-xs text-accent underline in-data-known:block"
        >
          <Trans>Forget everything</Trans>
        </button>
      </div>
      <ul className="divide-y divide-line">
        {keptPlaceNames.map((name) => (
          <li key={name}>
            <KeptRow
              name={name}
              icon={icons[name]}
              label={labels[name].name}
              href={finder.action}
              onChange={() => void edit(name).catch(() => undefined)}
              change={labels[name].change}
            >
              <RowButton
                icon={icons[name]}
                isOpen={opened?.kind === 'place' && opened.name === name}
                onClick={() => void edit(name).catch(() => undefined)}
              >
                {labels[name].set}
              </RowButton>
            </KeptRow>
          </li>
        ))}
        <li>
          <KeptRow
            name="saved"
            icon={RouteIcon}
            label={t`Saved way`}
            href={finder.action}
            onChange={() => void showWays().catch(() => undefined)}
            change={t`All saved ways`}
          >
            <KeptRow name="last" icon={TrainIcon} label={t`Next trains`} href={finder.action}>
              <RowButton
                icon={LocateIcon}
                isOpen={opened?.kind === 'near'}
                onClick={() => void showNear().catch(() => undefined)}
              >
                <Trans>Nearest station</Trans>
              </RowButton>
            </KeptRow>
          </KeptRow>
        </li>
      </ul>
      {opened?.kind === 'near' && loadNearMe && (
        <form action={finder.action} className="space-y-2 py-2">
          <opened.NearMe choice={finder.choice} load={loadNearMe} onChoose={openStation} />
          <input type="hidden" name="from" data-near-station="" />
        </form>
      )}
      {opened?.kind === 'ways' && <opened.List ways={opened.ways} rows={opened.rows} onDone={close} />}
      {opened?.kind === 'place' && (
        <opened.Editor
          key={opened.name}
          label={labels[opened.name].name}
          name={opened.name}
          choice={finder.choice}
          places={opened.places}
          onDone={close}
        />
      )}
    </section>
  );
}

/** The trains of a station near the visitor, as the planner answers it. */
function openStation(code: string) {
  const field = document.querySelector<HTMLInputElement>('[data-near-station]');
  if (!field) return;
  field.value = code;
  field.form?.requestSubmit();
}

interface RowButtonProps {
  icon: Glyph;
  isOpen: boolean;
  onClick: () => void;
  children: ReactNode;
}

const RowButton = ({ icon, isOpen, onClick, children }: RowButtonProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    onClick={onClick}
    className="flex min-h-11 w-full xl:min-h-14 cursor-pointer items-center gap-3 text-start text-accent hover:underline"
  >
    <Icon icon={icon} />
    <span className="grow">{children}</span>
    <Icon icon={ChevronRightIcon} />
  </button>
);
