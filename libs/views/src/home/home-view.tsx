import { useLingui } from '@lingui/react/macro';
import { Container, PhoneIcon, SectionHeading, Tile } from '@raang/ui';
import { useId } from 'react';
import type { HomeModel } from './home-model';
import { HomeSection } from './home-section';
import { JourneyFinder } from './journey-finder';
import { PopularDestinations } from './popular-destinations';
import { ServiceStatus } from './service-status';
import { denseGrid, PlaceTile } from '../shared/tiles/place-tile';
import { TileGrid } from './tile-grid';
import { YourStations } from './your-stations';
import { ServerPart } from '../shared/page/server-part';

/** The home page: the planner, the visitor's stations and the state of the lines in the first screen, then destinations, links and news. */
export function HomeView({ model }: { model: HomeModel }) {
  return (
    <>
      <Container className="pb-8 lg:pb-16">
        {/* overlaps the layout's picture by at most the padding, so that no text stands on the picture */}
        <div className="relative bottom-3 z-10 grid items-start grid-cols-[minmax(0,1fr)] gap-3 sm:bottom-5 sm:gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] xl:bottom-6 print:bottom-0">
          <Opening model={model} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6">
            {model.finder && <YourStations finder={model.finder} />}
            <ServiceStatus status={model.status} />
          </div>
        </div>
        <PopularDestinations destinations={model.destinations} />
        <ServerPart name="tiles" part={model.tiles}>
          {(tiles) => <TileGrid tiles={tiles} />}
        </ServerPart>
        <div className="mt-8 space-y-7 sm:space-y-10 lg:mt-16 lg:space-y-16">
          {model.sections.map((section) => (
            <HomeSection key={section.slug} section={section} />
          ))}
        </div>
      </Container>
      <Feedback feedback={model.feedback} />
    </>
  );
}

/** On a solid ground in front of the picture: text on a picture has no reliable contrast. */
function Opening({ model: { title, finder } }: { model: HomeModel }) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <div className="relative z-10 space-y-2 rounded-md border border-line bg-surface-raised p-3 shadow-lg sm:space-y-3 sm:p-5 xl:p-6">
      <h1 id={titleId} className="text-xl font-semibold sm:text-2xl">
        {finder ? t`Where do you want to go?` : title}
      </h1>
      {finder && <JourneyFinder finder={finder} titleId={titleId} />}
    </div>
  );
}

function Feedback({ feedback: { tiles, telephone } }: Pick<HomeModel, 'feedback'>) {
  const { t } = useLingui();
  return (
    <div className="border-t border-line bg-surface-sunken print:hidden">
      <Container className="space-y-3 py-6 lg:space-y-6 lg:py-12">
        <SectionHeading id="feedback" title={t`Tell us what you think`} />
        <ul role="list" className={`grid gap-3 sm:gap-4 lg:grid-cols-3 ${denseGrid}`}>
          {tiles.map((tile) => (
            <li key={tile.href}>
              <PlaceTile tile={tile} isDense />
            </li>
          ))}
          <li className="col-span-full lg:col-span-1">
            <Tile
              href={telephone.href}
              icon={PhoneIcon}
              title={telephone.text}
              text={t`By telephone`}
              isDense
            />
          </li>
        </ul>
      </Container>
    </div>
  );
}
