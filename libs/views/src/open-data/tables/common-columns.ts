import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Bilingual, type Certainty, locales } from '@raang/domain';
import type { OpenColumnOf } from './open-table';

/** Amounts of money are in baht in the files, as on pages. */
export const toBaht = (amountSatang: number) => amountSatang / 100;

/** A text in both languages: `name_th` and `name_en`. */
export function bilingualColumns<Row>(
  name: string,
  description: MessageDescriptor,
  value: (row: Row) => Partial<Bilingual> | undefined,
  isRequired = false,
): OpenColumnOf<Row>[] {
  return locales.map((language) => ({
    name: `${name}_${language}`,
    type: 'text',
    description,
    language,
    isRequired,
    value: (row) => value(row)?.[language],
  }));
}

/** First and last day; empty means no known start or end. */
export function validityColumns<
  Row extends { validFrom?: string | undefined; validTo?: string | undefined },
>(): OpenColumnOf<Row>[] {
  return [
    { name: 'valid_from', type: 'date', description: msg`First day`, value: ({ validFrom }) => validFrom },
    {
      name: 'valid_to',
      type: 'date',
      description: msg`Last day, inclusive`,
      value: ({ validTo }) => validTo,
    },
  ];
}

export function certaintyColumn<Row extends { certainty?: Certainty | undefined }>(): OpenColumnOf<Row> {
  return {
    name: 'certainty',
    type: 'text',
    description: msg`How certain the row is; the page explains the words`,
    isRequired: true,
    value: ({ certainty }) => certainty,
  };
}

export function asOfColumn<Row extends { asOf?: string | undefined }>(): OpenColumnOf<Row> {
  return {
    name: 'as_of',
    type: 'date',
    description: msg`Day on which the row was last verified`,
    value: ({ asOf }) => asOf,
  };
}

export function sourceColumns<Row extends { source?: Bilingual | undefined }>(): OpenColumnOf<Row>[] {
  return bilingualColumns('source', msg`Where the row comes from`, ({ source }) => source);
}

/** Lines that a row is about, as a list of `line_id`. */
export function lineIdsColumn<Row extends { lineIds: readonly string[] }>(
  description: MessageDescriptor,
): OpenColumnOf<Row> {
  return { name: 'line_ids', type: 'list', description, value: ({ lineIds }) => lineIds };
}
