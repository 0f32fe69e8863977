import { useLingui } from '@lingui/react/macro';
import {
  CardGrid,
  Container,
  type Glyph,
  InfoIcon,
  LineBadge,
  NewspaperIcon,
  ParkingIcon,
  PercentIcon,
  SectionHeading,
  Tile,
} from '@raang/ui';
import { ItemCard } from '../content-list/content-list-view';
import type { HomeGroupModel, HomeModel } from './home-model';

const categoryIcons: Record<string, Glyph> = {
  parking: ParkingIcon,
  promotion: PercentIcon,
  news: NewspaperIcon,
};

export interface HomeProps {
  model: HomeModel;
  /** Address of the picture behind the heading; it adds nothing to the words. */
  scene: string;
}

export function HomeView({ model, scene }: HomeProps) {
  return (
    <>
      <Hero model={model} scene={scene} />
      <Container className="space-y-16 py-12 lg:py-16">
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
          {model.groups.map((group) => (
            <Doors key={group.title} group={group} />
          ))}
        </div>
        {model.latest.map((section) => (
          <Latest key={section.slug} section={section} />
        ))}
      </Container>
    </>
  );
}

/** A sign in front of the scene: on a solid ground, since words on a picture are never surely legible. */
function Hero({ model, scene }: HomeProps) {
  const { t } = useLingui();
  return (
    <div className="relative isolate bg-surface-sunken">
      <img
        src={scene}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className="-z-10 aspect-2/1 w-full object-cover object-right-bottom md:absolute md:inset-0 md:size-full"
      />
      <Container className="flex md:min-h-104 md:items-center md:py-12 lg:min-h-120">
        <div className="relative -mt-10 mb-8 w-full space-y-4 rounded-md border border-line bg-surface-raised p-6 md:my-0 md:max-w-108 md:p-8 lg:max-w-128">
          <h1 className="text-4xl font-semibold">{model.title}</h1>
          <p className="text-lg">{model.tagline}</p>
          <ul role="list" aria-label={t`Lines of the network`} className="flex flex-wrap gap-2">
            {model.lines.map((line) => (
              <li key={line.id}>
                <LineBadge lineId={line.id} name={line.name} wordForLine={false} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  );
}

function Doors({ group }: { group: HomeGroupModel }) {
  return (
    <section aria-labelledby={`group-${group.slug}`} className="space-y-6">
      <SectionHeading id={`group-${group.slug}`} title={group.title} lead={group.description} />
      <CardGrid columns={group.categories.length > 1 ? 2 : 1}>
        {group.categories.map((category) => (
          <Tile
            key={category.href}
            href={category.href}
            icon={categoryIcons[category.slug] ?? InfoIcon}
            title={category.title}
            text={category.count}
            headingLevel={3}
          />
        ))}
      </CardGrid>
    </section>
  );
}

function Latest({ section }: { section: HomeModel['latest'][number] }) {
  const { t } = useLingui();
  const { title } = section;
  return (
    <section aria-labelledby={`latest-${section.slug}`} className="space-y-6">
      <SectionHeading
        id={`latest-${section.slug}`}
        title={title}
        more={{ href: section.href, label: t`See all: ${title}` }}
      />
      <CardGrid>
        {section.cards.map((card) => (
          <ItemCard key={card.href} card={card} headingLevel={3} />
        ))}
      </CardGrid>
    </section>
  );
}
