import { useLingui } from '@lingui/react/macro';
import { Container, PhoneIcon, SectionHeading, Tile } from '@raang/ui';
import type { HomeModel } from './home-model';
import { HomeSection } from './home-section';
import { JourneyFinder } from './journey-finder';
import { PopularDestinations } from './popular-destinations';
import { ServiceStatus } from './service-status';
import { PlaceTile } from '../shared/tiles/place-tile';
import { TileGrid } from './tile-grid';

export interface HomeProps {
  model: HomeModel;
  /** URL of the decorative picture at the top of the page. */
  scene: string;
}

/** The home page: journey search and service status, then destinations, links and news. */
export function HomeView({ model, scene }: HomeProps) {
  return (
    <>
      {/* directly under the header, but not under the frame's notices */}
      <img
        src={scene}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className="h-32 w-full [section+main_&]:mt-4 bg-surface-sunken object-cover object-[70%_80%] sm:h-48 sm:object-[70%_50%] lg:h-56 lg:object-[70%_41%] 2xl:h-72 2xl:object-[70%_38%] print:hidden"
      />
      <Container className="pb-12 lg:pb-16">
        {/* overlaps the picture by at most the padding, so that no text stands on the picture */}
        <div className="relative -mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 sm:-mt-5 sm:gap-6 lg:-mt-4 lg:grid-cols-[19.5rem_minmax(0,1fr)] xl:-mt-6 xl:grid-cols-[5fr_7fr] print:mt-0">
          <Opening model={model} />
          <ServiceStatus status={model.status} trainTimes={model.trainTimes} />
        </div>
        <PopularDestinations destinations={model.destinations} />
        <TileGrid tiles={model.tiles} />
        <div className="mt-14 space-y-14 lg:mt-20 lg:space-y-20">
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
function Opening({ model: { title, tagline, finder } }: Pick<HomeProps, 'model'>) {
  return (
    <div className="self-start rounded-md border border-line bg-surface-raised p-4 shadow-lg sm:p-6 lg:p-5 xl:p-8">
      <h1 className="text-3xl font-semibold">{title}</h1>
      <p className="text-ink-muted">{tagline}</p>
      {finder && <JourneyFinder finder={finder} />}
    </div>
  );
}

function Feedback({ feedback: { tiles, telephone } }: Pick<HomeModel, 'feedback'>) {
  const { t } = useLingui();
  return (
    <div className="border-t border-line bg-surface-sunken print:hidden">
      <Container className="space-y-6 py-12 lg:py-16">
        <SectionHeading
          id="feedback"
          title={t`Tell us what you think`}
          lead={t`Praise, criticism, ideas and corrections.`}
        />
        <ul role="list" className="grid gap-4 sm:gap-6 lg:grid-cols-3">
          {tiles.map((tile) => (
            <li key={tile.href}>
              <PlaceTile tile={tile} />
            </li>
          ))}
          <li>
            <Tile href={telephone.href} icon={PhoneIcon} title={telephone.text} text={t`By telephone`} />
          </li>
        </ul>
      </Container>
    </div>
  );
}
