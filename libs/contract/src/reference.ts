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
  riderCategory,
  stationDetail,
  stationSummary,
  tariffChange,
  ticketOption,
} from '@raang/domain';

/** The product API's version, as its OpenAPI document states it: the major one stands in the paths. */
export const apiVersion = '1.0.0';

/** Groups of paths, in the order of the reference. */
export const tags = [
  { name: 'Content', description: 'Categories and their items: what the authority publishes.' },
  { name: 'Network', description: 'Lines and stations, as the feed in force has them.' },
  { name: 'Fares', description: 'What a journey costs, by dated tables and rules.' },
  { name: 'Travel', description: 'When trains go, and how one gets from one station to another.' },
  { name: 'Notices', description: 'Service alerts, and what every visitor of the site is told.' },
  { name: 'Lost property', description: 'The public part of the found register.' },
] as const;

/** Schemas that have a name of their own in the OpenAPI document. */
export const sharedSchemas = {
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
  RiderCategory: riderCategory,
  StationDetail: stationDetail,
  StationSummary: stationSummary,
  TariffChange: tariffChange,
  TicketOption: ticketOption,
};
