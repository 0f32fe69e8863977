import type { z } from 'zod';
import {
  alert,
  announcement,
  bilingual,
  category,
  categoryGroup,
  departure,
  directionDepartures,
  documentFile,
  fare,
  fareMedia,
  fareRule,
  foundItem,
  headwayPeriod,
  item,
  itemDetail,
  journey,
  journeyLeg,
  line,
  namedPlace,
  riderCategory,
  stationDetail,
  stationSummary,
  tariffChange,
  ticketOption,
} from '@raang/domain';

/** Version of the product API in its OpenAPI document. The paths contain the major version. */
export const apiVersion = '1.0.0';

/** Tags that group paths, in the order of the reference. */
export const tags = [
  { name: 'Content', description: 'Categories and items that the authority publishes.' },
  { name: 'Network', description: 'Lines and stations of the feed in force.' },
  { name: 'Fares', description: 'Fares, from dated tables and rules.' },
  { name: 'Travel', description: 'Departures and journeys.' },
  { name: 'Notices', description: 'Service alerts, and announcements on the site.' },
  { name: 'Lost property', description: 'The public part of the found register.' },
  { name: 'Search', description: 'Everything on the site, by what people type.' },
  { name: 'Cases', description: 'What people submit, and how they follow it.' },
  { name: 'Accounts', description: 'Registration, sessions, and the signed-in account.' },
  { name: 'Assistant', description: 'Answers to questions in plain words.' },
  { name: 'Desk', description: 'Cases, found register and notices, for staff.' },
] as const;

/** Named schemas of the OpenAPI document. */
export const sharedSchemas: Readonly<Record<string, z.ZodType>> = {
  Alert: alert,
  Announcement: announcement,
  Bilingual: bilingual,
  Category: category,
  CategoryGroup: categoryGroup,
  Departure: departure,
  DirectionDepartures: directionDepartures,
  DocumentFile: documentFile,
  Fare: fare,
  FareMedia: fareMedia,
  FareRule: fareRule,
  FoundItem: foundItem,
  HeadwayPeriod: headwayPeriod,
  Item: item,
  ItemDetail: itemDetail,
  Journey: journey,
  JourneyLeg: journeyLeg,
  Line: line,
  NamedPlace: namedPlace,
  RiderCategory: riderCategory,
  StationDetail: stationDetail,
  StationSummary: stationSummary,
  TariffChange: tariffChange,
  TicketOption: ticketOption,
};
