import type { Certainty, ConnectionRisk, FareRuleKind } from '@raang/domain';

/** How a period stands to a day: valid without a known end, valid with one, upcoming, or ended. */
export type Standing = 'valid' | 'ending' | 'upcoming' | 'ended';

/** What the assistant says. Facts are arguments; no sentence has any of its own. */
export interface AssistantWords {
  hello: string;
  thanks: string;
  goodbye: string;
  who: string;
  examples: string[];
  unknown: string;
  foundPages: string;
  pageSays: (title: string, summary: string) => string;
  foundNoPage: string;
  /** The title of a page that is an example. */
  exampleOf: (title: string) => string;
  pressOrWrite: string;
  askFrom: (to: string | undefined) => string;
  askTo: string;
  askStation: string;
  askFacility: (station: string) => string;
  askWhich: (names: readonly string[]) => string;
  didYouMean: (name: string) => string;

  way: (from: string, to: string) => string;
  nearStation: (place: {
    name: string;
    station: string;
    exit: string | undefined;
    minutes: number | undefined;
  }) => string;
  /** A station that is not ours. */
  stationOf: (station: { name: string; system: string; lines: string }) => string;
  /** What we do not know of a station or system of others. */
  askThem: string;
  systemOf: (system: { name: string; agency: string }) => string;
  lostWithThem: (system: { name: string; agency: string }) => string;
  lineOf: (line: string, system: string) => string;
  agency: string;
  telephone: string;
  website: string;
  nearestOfOurs: string;
  onFootTo: (station: string, minutes: number | undefined) => string;
  /** Which of several stations of one name the answer is about. */
  taken: (station: { name: string; taken: string; others: string }) => string;
  takes: (way: string, minutes: number, changes: number) => string;
  onFoot: string;
  onFootBetween: (walk: { from: string; to: string; minutes: number }) => string;
  noStationNear: (name: string) => string;
  estimatedTimes: (systems: string) => string;
  nextService: (from: string) => string;
  /** No train arrives by a time; the first one may arrive later. */
  eveningBefore: (arrival: { time: string; first: string | undefined }) => string;
  lastLeft: (time: string) => string;
  sameStation: (name: string) => string;
  outsideTimetable: string;
  disrupted: string;
  notStepFree: string;
  noService: string;
  notConnected: string;
  laterToday: (date: string) => string;

  leave: string;
  arrive: string;
  arriveBy: (time: string) => string;
  take: string;
  change: string;
  day: string;
  fare: (rider: string) => string;
  lastDeparture: string;
  towards: (line: string, headsign: string) => string;
  at: (train: string, time: string) => string;
  changeAt: (from: string, to: string, minutes: number) => string;

  baht: (amount: string) => string;
  free: string;
  between: (lowest: string, highest: string) => string;
  certainty: (certainty: Certainty) => string | undefined;
  costs: (way: { from: string; to: string; amount: string; rider: string }) => string;
  noFare: string;
  noRiderFare: (rider: string) => string;
  faresByLine: string;
  fareAsk: string;
  /** A fare medium by its period. */
  medium: Record<Standing, (medium: { name: string; lines: string; date: string }) => string>;
  notAccepted: (medium: string, line: string) => string;
  noTopUp: string;
  useInstead: (media: string) => string;
  /** A rule by its period. The rule is a sentence. */
  rule: Record<Standing, (rule: string, date: string) => string>;
  /** No rule limits what passengers pay. */
  noCap: (line: string | undefined) => string;
  ruleKind: Record<FareRuleKind, string>;
  ticketsNow: string;
  refundOf: string;
  acceptedOn: string;
  paidWith: string;
  validity: string;
  period: (from: string | undefined, to: string | undefined) => string;
  howToGet: string;
  refund: string;
  whoFor: string;
  proof: string;
  /** The publication that a fact is taken from. */
  source: string;
  discount: string;
  fareParts: string;
  withMedia: (rider: string, media: string) => string;

  everyMinutes: (least: number, most: number) => string;
  firstThenEvery: (time: string, every: string) => string;
  thenEvery: (every: string) => string;
  liveTimes: (asOf: string) => string;
  /** A change that may fail, by live data. */
  connection: Record<Exclude<ConnectionRisk, 'safe'>, string>;
  lastAbout: (time: string) => string;
  firstTrain: (time: string) => string;
  firstAndLast: (first: string, last: string) => string;
  lastTrainLeft: (first: string) => string;
  noTrains: string;
  trainsOf: (line: string) => string;
  noTrainsToday: (station: string) => string;
  nextTrainsAt: (station: string) => string;
  lastTrainsAt: (station: string, day: string) => string;
  lastWay: (way: { from: string; to: string; time: string }) => string;
  afterMidnight: (time: string) => string;
  tomorrow: (time: string) => string;
  beEarly: string;
  hoursAt: (station: string, day: string) => string;
  hoursOfLines: (day: string) => string;
  fromTerminal: (line: string, station: string) => string;
  placeHours: (name: string) => string;

  hasFacility: (facility: string, station: string) => string;
  hasNoFacility: (facility: string, station: string) => string;
  available: string;
  unknownFacility: (facility: string, station: string) => string;
  knownFacilities: (station: string) => string;
  exitsWith: (facility: string) => string;
  exit: (name: string) => string;
  asOf: (date: string) => string;

  parkingAt: (station: string, count: number) => string;
  noParkingAt: (station: string) => string;
  parkingList: (count: number) => string;
  spaces: string;
  carSpaces: (count: string) => string;
  hours: string;
  riderFee: string;
  /** Of a fact: how certain it is, and from when. */
  records: string;

  noDisruption: (about: string | undefined) => string;
  /** When a source last said what disrupts the service. */
  lastConfirmed: (time: string) => string;
  noLiveInformation: (about: string | undefined) => string;
  disruptions: (about: string | undefined) => string;
  network: string;

  lostFirst: string;
  lostReport: string;
  lostCall: string;
  agencies: string;
  foundFirst: string;
  contactFirst: string;
  complaintFirst: string;
  emergencyFirst: string;

  lineFacts: (line: string, count: number) => string;
  stationPage: (name: string) => string;
  linesPage: string;
  plannerPage: string;
  plannerTo: (to: string) => string;
  plannerFor: (from: string, to: string) => string;
  whichTicketPage: string;
  ticketsPage: string;
  statusPage: string;
  lostPage: string;
  lostFormPage: string;
  foundListPage: string;
  foundFormPage: string;
  trackingPage: string;
  contactPage: string;
  complaintPage: string;
  commentPage: string;
  parkingPage: string;
  facilitiesPage: string;
  faresPage: string;
  timesPage: string;
  mapPage: string;

  /** Questions that follow, as a person would write them. */
  next: {
    fare: string;
    lastTrain: string;
    back: string;
    nextTrains: string;
    facilities: string;
    status: string;
    journey: string;
    hoursTo: string;
  };
  modelNote: string;
}
