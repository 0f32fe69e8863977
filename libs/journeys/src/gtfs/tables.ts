// Schema of a feed's files in one file: GTFS Schedule's reference and, for our own files and columns,
// docs/decisions/0010. The checker reads it; readers use single columns.
import { certainty, facility, fareRuleKind, stationStructure } from '@raang/domain';

/** How a value is written. */
export type Format =
  'id' | 'slug' | 'text' | 'whole-number' | 'number' | 'time' | 'date' | 'colour' | 'language' | 'url';

export interface Field {
  format: Format;
  /** The column must exist and every value must not be empty. */
  isRequired?: boolean;
  /** Allowed values. */
  values?: readonly string[];
  minimum?: number;
  maximum?: number;
  /** Foreign key: the column of the file that must contain the value. */
  refersTo?: readonly [file: string, field: string];
  /** The word `any` means the same as an empty value. */
  allowsAny?: boolean;
  /** Separator of several values. */
  separator?: string;
}

export interface Table {
  isRequired?: boolean;
  /** A broken row is left out with a warning. In all other files it refuses the feed. */
  canLoseRows?: boolean;
  /** Unique key. */
  key: readonly string[];
  fields: Readonly<Record<string, Field>>;
}

const must = (field: Field): Field => ({ ...field, isRequired: true });
const to = (file: string, field: string): Field => ({ format: 'id', refersTo: [file, field] });
const oneOf = (...values: string[]): Field => ({ format: 'text', values });
const upTo = (last: number): Field => oneOf(...Array.from({ length: last + 1 }, (_, value) => String(value)));
const id: Field = { format: 'id' };
const text: Field = { format: 'text' };
const date: Field = { format: 'date' };
const time: Field = { format: 'time' };
const colour: Field = { format: 'colour' };
const url: Field = { format: 'url' };
const whole: Field = { format: 'whole-number' };
const positive: Field = { format: 'whole-number', minimum: 1 };
const flag = oneOf('0', '1');
const latitude: Field = { format: 'number', minimum: -90, maximum: 90 };
const longitude: Field = { format: 'number', minimum: -180, maximum: 180 };
const sure = oneOf(...certainty.options);
const station = to('stops.txt', 'stop_id');

export const pathwayModes = {
  1: 'walkway',
  2: 'stairs',
  3: 'moving-walkway',
  4: 'escalator',
  5: 'lift',
  6: 'fare-gate',
  7: 'exit-gate',
} as const;

export const fareMediaTypes = {
  0: 'none',
  1: 'paper',
  2: 'transit-card',
  3: 'contactless-bank-card',
  4: 'app',
} as const;

/** Columns of a rule or table in which `any` or an empty value means all. */
export const anyone = 'any';

/** Columns of transfers.txt that limit a transfer to single routes or trips. */
export const narrowTransferFields = ['from_route_id', 'to_route_id', 'from_trip_id', 'to_trip_id'] as const;

/** Our own files about prices. Without them, the files of the reference that they name are not read. */
export const fareFiles = ['fare_tables.txt', 'fare_ranges.txt', 'fare_rules_dated.txt'] as const;
export const filesOfFares: readonly string[] = ['rider_categories.txt', 'fare_media.txt'];

/** Whether a feed has prices that are read. */
export const hasFares = ({ names }: { names: readonly string[] }) =>
  fareFiles.some((file) => names.includes(file));

/** Columns of stop_times.txt that a call of an on-demand service has, and one by timetable has not. */
export const onDemandFields = [
  'location_group_id',
  'location_id',
  'start_pickup_drop_off_window',
  'end_pickup_drop_off_window',
] as const;

/** Files of the reference that are not read. */
export const unreadFiles: readonly string[] = [
  'areas.txt',
  'booking_rules.txt',
  'fare_attributes.txt',
  'fare_leg_join_rules.txt',
  'fare_leg_rules.txt',
  'fare_products.txt',
  'fare_rules.txt',
  'fare_transfer_rules.txt',
  'levels.txt',
  'location_groups.txt',
  'location_group_stops.txt',
  'networks.txt',
  'route_networks.txt',
  'shapes.txt',
  'stop_areas.txt',
  'timeframes.txt',
];

export const tables: Readonly<Record<string, Table>> = {
  'agency.txt': {
    isRequired: true,
    key: ['agency_id'],
    fields: {
      agency_id: id,
      agency_name: must(text),
      agency_url: must(url),
      agency_timezone: must(text),
      agency_lang: { format: 'language' },
      agency_phone: text,
      brand_name: text,
    },
  },
  'routes.txt': {
    isRequired: true,
    key: ['route_id'],
    fields: {
      route_id: must(id),
      agency_id: to('agency.txt', 'agency_id'),
      route_short_name: text,
      route_long_name: text,
      // its values are checked with the lines
      route_type: must(text),
      route_color: colour,
      route_text_color: colour,
      route_sort_order: whole,
      official_name: text,
      length_km: { format: 'number', minimum: 0.01 },
      opened_on: date,
      closes_at: time,
      certainty: sure,
    },
  },
  'stops.txt': {
    isRequired: true,
    key: ['stop_id'],
    fields: {
      stop_id: must(id),
      stop_code: text,
      stop_name: text,
      stop_desc: text,
      stop_lat: latitude,
      stop_lon: longitude,
      location_type: upTo(4),
      parent_station: station,
      wheelchair_boarding: upTo(2),
      platform_code: text,
      aliases: text,
      structure: oneOf(...stationStructure.options),
      opened_on: date,
      position_certainty: sure,
      has_lift: flag,
      has_escalator: flag,
      facts_as_of: date,
      facts_certainty: sure,
    },
  },
  'calendar.txt': {
    key: ['service_id'],
    fields: {
      service_id: must(id),
      monday: must(flag),
      tuesday: must(flag),
      wednesday: must(flag),
      thursday: must(flag),
      friday: must(flag),
      saturday: must(flag),
      sunday: must(flag),
      start_date: must(date),
      end_date: must(date),
    },
  },
  'calendar_dates.txt': {
    key: ['service_id', 'date'],
    fields: { service_id: must(id), date: must(date), exception_type: must(oneOf('1', '2')) },
  },
  'trips.txt': {
    isRequired: true,
    key: ['trip_id'],
    fields: {
      trip_id: must(id),
      route_id: must(to('routes.txt', 'route_id')),
      // a service of either calendar: checked with the calendars
      service_id: must(id),
      trip_headsign: text,
      direction_id: flag,
      wheelchair_accessible: upTo(2),
    },
  },
  // its rows are checked by trip
  'stop_times.txt': {
    isRequired: true,
    key: [],
    fields: {
      trip_id: must(to('trips.txt', 'trip_id')),
      arrival_time: time,
      departure_time: time,
      stop_id: must(to('stops.txt', 'stop_id')),
      stop_sequence: must(whole),
      stop_headsign: text,
      pickup_type: upTo(3),
      drop_off_type: upTo(3),
    },
  },
  'frequencies.txt': {
    key: ['trip_id', 'start_time'],
    fields: {
      trip_id: must(to('trips.txt', 'trip_id')),
      start_time: must(time),
      end_time: must(time),
      headway_secs: must(positive),
      exact_times: flag,
    },
  },
  'transfers.txt': {
    canLoseRows: true,
    key: ['from_stop_id', 'to_stop_id', ...narrowTransferFields],
    fields: {
      // not required of transfers within a train
      from_stop_id: station,
      to_stop_id: station,
      from_route_id: to('routes.txt', 'route_id'),
      to_route_id: to('routes.txt', 'route_id'),
      from_trip_id: to('trips.txt', 'trip_id'),
      to_trip_id: to('trips.txt', 'trip_id'),
      transfer_type: upTo(5),
      min_transfer_time: whole,
      distance_metres: whole,
      in_paid_area: flag,
      note_th: text,
      note_en: text,
      certainty: sure,
    },
  },
  'pathways.txt': {
    canLoseRows: true,
    key: ['pathway_id'],
    fields: {
      pathway_id: must(id),
      from_stop_id: must(station),
      to_stop_id: must(station),
      pathway_mode: must(oneOf(...Object.keys(pathwayModes))),
      is_bidirectional: must(flag),
      length: { format: 'number', minimum: 0 },
      traversal_time: positive,
    },
  },
  // references are checked separately
  'translations.txt': {
    canLoseRows: true,
    key: ['table_name', 'field_name', 'language', 'record_id', 'record_sub_id', 'field_value'],
    fields: {
      table_name: must(text),
      field_name: must(text),
      language: must({ format: 'language' }),
      translation: must(text),
      record_id: id,
      record_sub_id: id,
      field_value: text,
    },
  },
  'feed_info.txt': {
    canLoseRows: true,
    key: [],
    fields: {
      feed_publisher_name: must(text),
      feed_publisher_url: must(url),
      feed_lang: must({ format: 'language' }),
      default_lang: { format: 'language' },
      feed_start_date: date,
      feed_end_date: date,
      feed_version: text,
      feed_contact_email: text,
      feed_contact_url: url,
      feed_licence: text,
      feed_licence_url: url,
    },
  },
  'attributions.txt': {
    canLoseRows: true,
    key: ['attribution_id'],
    fields: {
      attribution_id: id,
      organization_name: must(text),
      is_producer: flag,
      is_operator: flag,
      is_authority: flag,
      attribution_url: url,
      licence: text,
    },
  },
  'sources.txt': {
    canLoseRows: true,
    key: ['source_id'],
    fields: {
      source_id: must(id),
      name_th: must(text),
      name_en: must(text),
      as_of: date,
      licence: text,
      url,
    },
  },
  'rider_categories.txt': {
    key: ['rider_category_id'],
    fields: {
      rider_category_id: must(id),
      rider_category_name: must(text),
      is_default_fare_category: flag,
      eligibility_url: url,
      condition: text,
      proof: text,
    },
  },
  'fare_media.txt': {
    key: ['fare_media_id'],
    fields: {
      fare_media_id: must(id),
      fare_media_name: text,
      fare_media_type: must(oneOf(...Object.keys(fareMediaTypes))),
      line_ids: { format: 'id', refersTo: ['routes.txt', 'route_id'], separator: ';' },
      rider_categories: {
        format: 'id',
        refersTo: ['rider_categories.txt', 'rider_category_id'],
        separator: ';',
      },
      valid_from: date,
      valid_to: date,
      certainty: sure,
      source_th: text,
      source_en: text,
    },
  },
  'station_facilities.txt': {
    key: ['station_id', 'facility'],
    fields: {
      station_id: must(station),
      facility: must(oneOf(...facility.options)),
      state: must(oneOf('yes', 'no')),
      note_th: text,
      note_en: text,
      source_th: text,
      source_en: text,
      as_of: date,
      certainty: must(sure),
    },
  },
  'fare_tables.txt': {
    key: ['fare_table_id', 'stations_travelled'],
    fields: {
      fare_table_id: must({ format: 'slug' }),
      line_ids: must({ format: 'id', refersTo: ['routes.txt', 'route_id'], separator: ';' }),
      rider_category: must(to('rider_categories.txt', 'rider_category_id')),
      stations_travelled: must(whole),
      amount_satang: must(whole),
      valid_from: date,
      valid_to: date,
      certainty: must(sure),
      source_th: must(text),
      source_en: must(text),
      note_th: text,
      note_en: text,
    },
  },
  'fare_ranges.txt': {
    key: ['fare_range_id'],
    fields: {
      fare_range_id: must({ format: 'slug' }),
      line_ids: must({ format: 'id', refersTo: ['routes.txt', 'route_id'], separator: ';' }),
      stations: { ...station, separator: ';' },
      rider_category: must(to('rider_categories.txt', 'rider_category_id')),
      lowest_satang: must(whole),
      highest_satang: must(whole),
      valid_from: date,
      valid_to: date,
      certainty: must(sure),
      source_th: must(text),
      source_en: must(text),
      note_th: text,
      note_en: text,
    },
  },
  'fare_rules_dated.txt': {
    key: ['rule_id'],
    fields: {
      rule_id: must({ format: 'slug' }),
      kind: must(oneOf(...fareRuleKind.options)),
      line_ids: { format: 'id', refersTo: ['routes.txt', 'route_id'], separator: ';' },
      from_station: station,
      to_station: station,
      rider_category: {
        format: 'id',
        refersTo: ['rider_categories.txt', 'rider_category_id'],
        allowsAny: true,
        separator: ';',
      },
      fare_media: {
        format: 'id',
        refersTo: ['fare_media.txt', 'fare_media_id'],
        allowsAny: true,
        separator: ';',
      },
      amount_satang: whole,
      percent: { format: 'number', minimum: 0, maximum: 100 },
      valid_from: date,
      valid_to: date,
      certainty: must(sure),
      source_th: must(text),
      source_en: must(text),
      description_th: must(text),
      description_en: must(text),
    },
  },
};
