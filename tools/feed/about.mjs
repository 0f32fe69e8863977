// agency.txt, feed_info.txt, attributions.txt, sources.txt: agencies, publisher, credits and sources.
import { compact } from './values.mjs';
import { english } from './translations.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./csv.mjs').FeedFile} FeedFile */

/** @param {Tables} tables @returns {FeedFile} */
export const agency = ({ agencies }) => ({
  file: 'agency.txt',
  columns: [
    'agency_id',
    'agency_name',
    'agency_url',
    'agency_timezone',
    'agency_lang',
    'agency_phone',
    'brand_name',
  ],
  rows: agencies.map((agency) => ({
    agency_id: agency.agency_id,
    agency_name: agency.name_th,
    agency_url: agency.url,
    agency_timezone: 'Asia/Bangkok',
    agency_lang: 'th',
    agency_phone: agency.telephone,
    brand_name: agency.brand_th,
  })),
  translations: agencies.flatMap(({ agency_id, name_en, brand_en }) => [
    ...english('agency', 'agency_name', agency_id, name_en),
    ...english('agency', 'brand_name', agency_id, brand_en),
  ]),
});

/** @param {Tables} tables @returns {FeedFile} */
export const feedInfo = ({ publication }) => ({
  file: 'feed_info.txt',
  columns: [
    'feed_publisher_name',
    'feed_publisher_url',
    'feed_lang',
    'default_lang',
    'feed_start_date',
    'feed_end_date',
    'feed_version',
    'feed_contact_url',
    'feed_licence',
    'feed_licence_url',
  ],
  rows: publication.map((row) => ({
    feed_publisher_name: row.publisher_th,
    feed_publisher_url: row.publisher_url,
    feed_lang: 'mul',
    default_lang: 'th',
    feed_start_date: compact(row.starts_on),
    feed_end_date: compact(row.ends_on),
    feed_version: row.version,
    feed_contact_url: row.contact_url,
    feed_licence: row.licence,
    feed_licence_url: row.licence_url,
  })),
  translations: publication.flatMap(({ publisher_en }) =>
    english('feed_info', 'feed_publisher_name', '', publisher_en),
  ),
});

/** @param {Tables} tables @returns {FeedFile} */
export const attributions = ({ attributions }) => ({
  file: 'attributions.txt',
  columns: ['attribution_id', 'organization_name', 'is_producer', 'attribution_url', 'licence'],
  rows: attributions.map((row) => ({
    attribution_id: row.attribution_id,
    organization_name: row.organisation_th,
    is_producer: 1,
    attribution_url: row.url,
    licence: row.licence,
  })),
  translations: attributions.flatMap(({ attribution_id, organisation_en }) =>
    english('attributions', 'organization_name', attribution_id, organisation_en),
  ),
});

/** @param {Tables} tables @returns {FeedFile} */
export const sources = ({ sources }) => ({
  file: 'sources.txt',
  columns: ['source_id', 'name_th', 'name_en', 'as_of', 'licence', 'url'],
  rows: sources.map((row) => ({ ...row, as_of: compact(row.as_of) })),
});
