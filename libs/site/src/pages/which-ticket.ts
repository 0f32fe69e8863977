import { type Item, parseTemplateCode } from '@raang/domain';
import { eraOf } from '@raang/i18n';
import { readDate } from '@raang/text-time';
import {
  readTicketQuestion,
  type TicketQuestion,
  toTicketAsk,
  toWhichTicketModel,
  type WhichTicketModel,
} from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { createFeedContext } from '../server/models/model-context';
import { type Client, requestClient } from '../server/services/request-client';
import { placesFor } from '../server/models/places';
import { everyItem } from '../server/models/every-item';
import { reportIgnored } from './ignored-values';
import { inputOf } from './page-input';

/** Loads the next open question, or the ticket to use. */
export const loadWhichTicket = createServerFn({ method: 'GET' })
  .validator(inputOf('loadWhichTicket'))
  .handler(async ({ data: { locale, search } }): Promise<WhichTicketModel> => {
    const client = await requestClient();
    const context = await createFeedContext(locale, client);
    const [groups, stations, tariff, places] = await Promise.all([
      client.content.categories(),
      client.network.stations({}),
      client.fares.tariff({ date: readDate(search.date ?? '', eraOf(locale)) ?? context.today }),
      placesFor(client, search.from, search.to),
    ]);
    const question = readTicketQuestion(search, { stations, places, tariff, lines: context.lines, locale });
    reportIgnored(question.ignored);
    const answer = await answerTo(question, client, context.today);
    const tickets = answer ? await ticketPages(client, groups, locale) : [];
    return toWhichTicketModel({ groups, stations, tariff, question, answer, tickets }, context);
  });

async function answerTo(question: TicketQuestion, client: Client, today: string) {
  const ask = toTicketAsk(question, today);
  return ask && client.fares.tickets(ask);
}

/** Loads every ticket of the content, from all categories. */
async function ticketPages(
  client: Client,
  groups: Awaited<ReturnType<Client['content']['categories']>>,
  lang: 'th' | 'en',
): Promise<Item[]> {
  const places = groups.flatMap(({ slug: group, categories }) =>
    categories
      .filter(({ template }) => parseTemplateCode(template).view === 'TicketTable')
      .map(({ slug: category }) => ({ group, category, lang })),
  );
  return (await Promise.all(places.map((place) => everyItem(client, place)))).flat();
}
