import type { Facts } from './content-files';
import { dayAfter } from './days';
import { items } from './source-items';
import { type FareTable, fareMedia, fareRules, fareTables, holdsOn } from './source-tables';

/** Which facts of fare groups and tickets differ from the tables of the tariff, after the path of their item. */
export function differencesOfFacts(today: string): { wrong: string[]; compared: number } {
  const wrong: string[] = [];
  let compared = 0;
  for (const { path, facts } of items.values()) {
    const expected = facts.en.kind === 'fare-group' ? factsOfGroup(facts.en, today) : factsOfTicket(facts.en);
    for (const [name, value] of Object.entries(expected)) {
      if (!value) continue;
      compared += 1;
      const typed = String(facts.en[name] ?? '');
      if (typed !== value) wrong.push(`${path}: ${name} is ${typed || 'missing'}, the tariff has ${value}`);
    }
  }
  return { wrong, compared };
}

const riders: Record<string, string> = { general: 'adult', 'child-senior': 'senior', student: 'student' };

/** Riders without a table pay the general fare. A cap of the fare that has ended has its end as the first day. */
function factsOfGroup({ line, riderGroup }: Facts, today: string): Record<string, string> {
  const ofLine = fareTables.filter((table) => table.line === line && holdsOn(table, today));
  const of = (rider: string | undefined) => ofLine.find((table) => table.rider === rider);
  const table = (of(riders[String(riderGroup)]) ?? of('adult')) as FareTable;
  const caps = fareRules.filter(({ kind, lines }) => kind === 'fare-cap' && lines.includes(String(line)));
  const days = [table.from, ...caps.map(({ to }) => dayAfter(to)).filter((day) => day <= today)];
  return {
    minimumSatang: String(Math.min(...table.amounts) * 100),
    maximumSatang: String(Math.max(...table.amounts) * 100),
    validFrom: days.toSorted().at(-1)!,
  };
}

/** A ticket begins and ends with its medium. */
function factsOfTicket({ fareMedia: ids }: Facts): Record<string, string> {
  const [id, ...others] = (ids ?? []) as string[];
  const medium = fareMedia.find((one) => one.id === id);
  return medium && others.length === 0 ? { validFrom: medium.from, validTo: medium.to } : {};
}
