import { msg } from '@lingui/core/macro';
import type { FareRule } from '@raang/domain';
import type { OpenTableOf } from './open-table';
import {
  bilingualColumns,
  certaintyColumn,
  lineIdsColumn,
  sourceColumns,
  toBaht,
  validityColumns,
} from './common-columns';

export const fareRulesTable: OpenTableOf<FareRule> = {
  name: 'fare-rules',
  title: msg`Discounts and other fare rules`,
  description: msg`Discounts, caps and free travel that change a price, each with its first and last day.`,
  key: ['rule_id'],
  columns: [
    {
      name: 'rule_id',
      type: 'text',
      description: msg`Id of the rule; the key of the table`,
      isRequired: true,
      value: ({ id }) => id,
    },
    {
      name: 'kind',
      type: 'text',
      description: msg`What the rule does, such as fare-cap or percent-discount`,
      isRequired: true,
      value: ({ kind }) => kind,
    },
    lineIdsColumn(msg`Lines that the rule is for; empty means all`),
    {
      name: 'between',
      type: 'list',
      description: msg`Codes of the two stations of a change that the rule is for`,
      value: ({ between }) => between ?? [],
    },
    {
      name: 'rider_categories',
      type: 'list',
      description: msg`Kinds of passengers; empty means all`,
      value: ({ riderCategories }) => riderCategories,
    },
    {
      name: 'fare_media',
      type: 'list',
      description: msg`Cards and tickets; empty means all`,
      value: ({ fareMedia }) => fareMedia,
    },
    {
      name: 'amount_baht',
      type: 'decimal',
      description: msg`Discount or cap in baht`,
      value: ({ amountSatang }) => (amountSatang === undefined ? undefined : toBaht(amountSatang)),
    },
    {
      name: 'percent',
      type: 'decimal',
      description: msg`Discount in per cent`,
      value: ({ percent }) => percent,
    },
    ...validityColumns<FareRule>(),
    certaintyColumn(),
    ...bilingualColumns<FareRule>(
      'description',
      msg`The rule in words`,
      ({ description }) => description,
      true,
    ),
    ...sourceColumns<FareRule>(),
  ],
};
