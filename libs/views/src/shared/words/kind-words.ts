// The names of the values of item fields, kind by kind.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemOf, RiderGroup } from '@raang/domain';
import { placeKindNouns } from '@raang/i18n';

type PlaceKind = ItemOf<'place'>['placeKind'];
type DocumentKind = ItemOf<'document'>['documentKind'];
type TicketKind = ItemOf<'ticket-type'>['ticketKind'];
type SpaceKind = ItemOf<'space'>['spaceKind'];
type Availability = ItemOf<'space'>['availability'];

const documentKindNames: Record<DocumentKind, MessageDescriptor> = {
  'fare-table': msg`Fare table`,
  guide: msg`Guide`,
  form: msg`Form`,
  announcement: msg`Announcement`,
  report: msg`Report`,
};

const ticketKindNames: Record<TicketKind, MessageDescriptor> = {
  general: msg`General card`,
  student: msg`Student card`,
  senior: msg`Senior card`,
  child: msg`Child card`,
  souvenir: msg`Souvenir card`,
  'parking-card': msg`Parking card`,
  token: msg`Token`,
  'single-journey': msg`Single-journey ticket`,
  contactless: msg`Contactless bank card`,
  qr: msg`QR ticket`,
  pass: msg`Pass`,
};

const spaceKindNames: Record<SpaceKind, MessageDescriptor> = {
  shop: msg`Shop space`,
  kiosk: msg`Kiosk`,
  advertising: msg`Advertising space`,
  office: msg`Office space`,
  event: msg`Event space`,
  vending: msg`Space for a vending machine`,
};

const availabilityNames: Record<Availability, MessageDescriptor> = {
  available: msg`Available`,
  reserved: msg`Reserved`,
  let: msg`Rented`,
};

const riderGroupNames: Record<RiderGroup, MessageDescriptor> = {
  general: msg`General passengers`,
  'child-senior': msg`Children and seniors`,
  student: msg`Students`,
};

export const placeKindName = (kind: PlaceKind, i18n: I18n) => i18n._(placeKindNouns[kind]);
export const documentKindName = (kind: DocumentKind, i18n: I18n) => i18n._(documentKindNames[kind]);
export const ticketKindName = (kind: TicketKind, i18n: I18n) => i18n._(ticketKindNames[kind]);
export const spaceKindName = (kind: SpaceKind, i18n: I18n) => i18n._(spaceKindNames[kind]);
export const availabilityName = (availability: Availability, i18n: I18n) =>
  i18n._(availabilityNames[availability]);
export const riderGroupName = (group: RiderGroup, i18n: I18n) => i18n._(riderGroupNames[group]);
