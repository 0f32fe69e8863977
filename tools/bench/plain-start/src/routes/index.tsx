import { createFileRoute, Link } from '@tanstack/react-router';

export interface Item {
  id: string;
  title: string;
  summary: string;
  day: string;
}

export const Route = createFileRoute('/')({ loader: () => items(), component: Listing });

function items(): Item[] {
  return Array.from({ length: 30 }, (_, index) => ({
    id: `item-${index}`,
    title: `An announcement with a title of usual length, number ${index}`,
    summary:
      'What changes, where and until when, in a sentence or two that passengers read before they leave.',
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  }));
}

function Listing() {
  return (
    <main className="mx-auto grid gap-6">
      <h1 className="text-2xl">News</h1>
      <ul className="grid gap-4">
        {Route.useLoaderData().map((item) => (
          <li key={item.id}>
            <Card {...item} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Card({ id, title, summary, day }: Item) {
  return (
    <article className="rounded-lg border p-4">
      <img className="rounded" src={`/pictures/${id}.avif`} alt="" width={320} height={180} loading="lazy" />
      <h2 className="text-lg font-semibold">
        <Link to="/" search={{ id }}>
          {title}
        </Link>
      </h2>
      <time dateTime={day}>{day}</time>
      <p className="text-sm">{summary}</p>
    </article>
  );
}
