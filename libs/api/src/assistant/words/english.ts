import { figureWords } from '../../figures/figure-words';
import type { AssistantWords } from './assistant-words';

const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;
const { minutes } = figureWords.en;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const english: AssistantWords = {
  hello: 'Hello. Ask me about journeys, fares, train times, stations or lost property.',
  thanks: 'You are welcome. Have a good journey.',
  goodbye: 'Goodbye. Have a good journey.',
  who: 'I am this website’s automatic assistant. I answer questions about journeys, fares, train times, stations and lost property, with links to the pages that have the facts.',
  examples: [
    'How do I get to Don Mueang?',
    'How much is it from Sukhumvit to Bang Wa?',
    'Last train from Si Lom',
    'I left something on the train',
  ],
  unknown: 'Sorry, I do not know that. I can only answer questions about travelling with us.',
  foundPages: 'I have no direct answer. These pages may help:',
  pageSays: (title, summary) => `${title}: ${summary}`,
  foundNoPage: 'You can also write to us or call us.',
  exampleOf: (title) => `Example: ${title}`,
  pressOrWrite: 'What would you like to know?',
  askFrom: (to) => (to ? `Where do you start your journey to ${to}?` : 'Where do you start?'),
  askTo: 'Where would you like to go?',
  askStation: 'At which station?',
  askFacility: (station) => `Which facility at ${station}?`,
  askWhich: (names) => `Which one do you mean: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`,
  didYouMean: (name) => `Did you mean ${name}?`,

  way: (from, to) => `${from} → ${to}`,
  nearStation: ({ name, station, exit, minutes: walk }) => {
    const where = exit ? `${station}, exit ${exit}` : station;
    return walk ? `${name} is about ${minutes(walk)} on foot from ${where}.` : `${name} is near ${where}.`;
  },
  stationOf: ({ name, system, lines }) =>
    lines === system
      ? `${name} is a station of another system: ${system}.`
      : `${name} is a station of another system: ${system} (${lines}).`,
  askThem: 'We have no information about its opening hours, facilities or service. Please ask its operator.',
  systemOf: ({ name, agency }) => `We do not run ${name}. Its operator is ${agency}.`,
  lostWithThem: ({ name, agency }) =>
    `For items lost or found on ${name}, please contact its operator, ${agency}. We do not have them.`,
  lineOf: (line, system) => `${line} (${system})`,
  agency: 'Operator',
  telephone: 'Telephone',
  website: 'Website',
  nearestOfOurs: 'Our nearest station',
  onFootTo: (station, count) =>
    count === undefined ? `${station}, on foot` : `${station}, about ${minutes(count)} on foot`,
  taken: ({ name, taken, others }) =>
    `More than one station is called ${name}. This answer is about ${taken}, not ${others}.`,
  takes: (way, count, changes) =>
    `${way}: about ${minutes(count)}, ${changes === 0 ? 'no changes' : counted(changes, 'change', 'changes')}.`,
  onFoot: 'On foot',
  onFootBetween: ({ from, to, minutes: count }) => `${from} to ${to}, about ${minutes(count)}`,
  noStationNear: (name) =>
    `No station is within walking distance of ${name}. Please name a station, or another place near it.`,
  estimatedTimes: (systems) =>
    `Times of ${systems} are estimates from how often the trains run, not a timetable.`,
  eveningBefore: ({ time, first }) =>
    [
      `No train arrives by ${time} that morning.`,
      first && `The first one arrives at ${first}.`,
      'To arrive on time, travel the evening before.',
    ]
      .filter(Boolean)
      .join(' '),
  lastLeft: (time) => `The last time to leave was ${time}.`,
  nextService: (from) => `The last train has left. The next journey starts at ${from}.`,
  sameStation: (name) => `Start and destination are the same station: ${name}.`,
  outsideTimetable: 'The timetable does not include that day.',
  disrupted: 'No trains get there at that time, because stations or lines are closed.',
  notStepFree: 'I could not find a step-free journey.',
  noService: 'No train runs there at that time.',
  notConnected: 'No train connects these stations.',
  laterToday: (date) => `That time has passed today, so this is for ${date}.`,

  leave: 'Leave',
  arrive: 'Arrive',
  arriveBy: (time) => `about ${time}`,
  take: 'Take',
  change: 'Change',
  day: 'Day',
  fare: (rider) => `Fare (${rider})`,
  lastDeparture: 'Last time to leave',
  towards: (line, headsign) => `${line} towards ${headsign}`,
  at: (train, time) => `${train}, ${time}`,
  changeAt: (from, to, count) =>
    from === to ? `at ${from}, about ${minutes(count)}` : `${from} to ${to} on foot, about ${minutes(count)}`,

  baht: (amount) => `${amount} baht`,
  free: 'Free',
  between: (lowest, highest) => `${lowest}–${highest} baht`,
  certainty: (certainty) =>
    ({
      official: undefined,
      probable: 'unconfirmed',
      computed: 'calculated',
      estimated: 'an estimate',
    })[certainty],
  costs: ({ from, to, amount, rider }) => `${rider} fare from ${from} to ${to}: ${amount}.`,
  noFare: 'I do not have a fare for this journey on that day.',
  noRiderFare: (rider) =>
    `I do not have a fare for this group of passengers: ${rider}. These are the fares that I have.`,
  faresByLine: 'A journey on one line costs:',
  fareAsk: 'For an exact fare, tell me where you start and where you go.',
  medium: {
    valid: ({ name, lines }) => `${name}: you can use it on ${lines}.`,
    ending: ({ name, lines, date }) => `${name}: you can use it on ${lines} until ${date}.`,
    upcoming: ({ name, lines, date }) => `${name}: you can use it on ${lines} from ${date}, not before.`,
    ended: ({ name, date }) => `${name}: you can no longer use it. Its last day was ${date}.`,
  },
  notAccepted: (medium, line) => `${medium}: not accepted on the ${line}.`,
  noTopUp: 'You can no longer top it up either.',
  useInstead: (media) => `You can use instead: ${media}.`,
  rule: {
    valid: (rule) => rule,
    ending: (rule, date) => `Until ${date}: ${rule}`,
    upcoming: (rule, date) => `From ${date}: ${rule}`,
    ended: (rule, date) => `This ended on ${date}: ${rule}`,
  },
  noCap: (line) => `I know of no cap on fares${line ? ` on the ${line}` : ''}.`,
  ruleKind: {
    'percent-discount': 'Discount',
    'free-travel': 'Free travel',
    'entry-fee-once': 'One entry fee',
    'transfer-discount': 'Discount for the change',
    'fare-cap': 'Highest fare for a journey',
    'day-cap': 'Highest fare for a day',
    notice: 'Good to know',
  },
  ticketsNow: 'You can pay with these tickets and cards:',
  refundOf: 'Refunds depend on the ticket:',
  acceptedOn: 'Lines',
  paidWith: 'Tickets',
  validity: 'Valid',
  period: (from, to) => (from && to ? `${from} – ${to}` : from ? `from ${from}` : `until ${to}`),
  howToGet: 'How to get it',
  refund: 'Refund',
  whoFor: 'For',
  proof: 'Proof',
  source: 'Source',
  discount: 'Discount for the change',
  fareParts: 'Parts of the fare',
  withMedia: (rider, media) => `${rider}, ${media}`,

  everyMinutes: (least, most) =>
    least === most ? `about every ${minutes(least)}` : `about every ${least}–${most} minutes`,
  firstThenEvery: (time, every) => `first train ${time}, then ${every}`,
  thenEvery: (every) => `then ${every}`,
  liveTimes: (asOf) => `live times as of ${asOf}`,
  connection: {
    tight: 'The change is tight: less than a minute to spare.',
    'at-risk': 'You may miss the train that you change to, because the times of the trains are not certain.',
    missed: 'You will miss the train that you change to.',
  },
  lastAbout: (time) => `last train about ${time}`,
  firstTrain: (time) => `first train ${time}`,
  firstAndLast: (first, last) => `first about ${first}, last about ${last}`,
  lastTrainLeft: (first) => `the last train has left; first train ${first}`,
  noTrains: 'no trains',
  trainsOf: (line) => `Next trains from the ends of the ${line}:`,
  noTrainsToday: (station) => `The timetable has no trains from ${station} on that day.`,
  nextTrainsAt: (station) => `Next trains from ${station}:`,
  lastTrainsAt: (station, day) => `Last trains from ${station}, ${day}:`,
  lastWay: ({ from, to, time }) => `From ${from} to ${to}, leave by ${time}.`,
  afterMidnight: (time) => `${time} after midnight`,
  tomorrow: (time) => `tomorrow, ${time}`,
  beEarly: 'Be at the platform some minutes earlier. These times are calculated from the timetable.',
  hoursAt: (station, day) => `First and last trains at ${station}, ${day}:`,
  hoursOfLines: (day) =>
    `First and last trains from the ends of the lines, ${day}. Stations in between differ:`,
  fromTerminal: (line, station) => `${line} from ${station}`,
  placeHours: (name) =>
    `I do not know the opening hours of ${name}. These are the train times at its station.`,

  hasFacility: (facility, station) => `${facility}: available at ${station}`,
  hasNoFacility: (facility, station) => `${facility}: not available at ${station}`,
  available: 'Yes',
  unknownFacility: (facility, station) =>
    `${facility}: we have no information for ${station}. Please ask the station staff.`,
  knownFacilities: (station) => `Known facilities at ${station}:`,
  exitsWith: (facility) => `Exits with it (${facility.toLowerCase()})`,
  exit: (name) => `Exit ${name}`,
  asOf: (date) => `as of ${date}`,

  parkingAt: (station, count) => `${capital(counted(count, 'car park', 'car parks'))} at ${station}:`,
  noParkingAt: (station) => `We have no car park at ${station}. The parking page lists all of them.`,
  parkingList: (count) =>
    `There are ${count} car parks at stations. Tell me the station, or see the parking page.`,
  spaces: 'Spaces',
  carSpaces: (count) => `${count} cars`,
  hours: 'Hours',
  riderFee: 'For train passengers',
  records: 'Information',

  noDisruption: (about) => `No disruption has been reported${about ? ` for ${about}` : ''}.`,
  lastConfirmed: (time) => `Last confirmed: ${time}.`,
  noLiveInformation: (about) =>
    `I have no live information about ${about ?? 'the service'}. Please ask the staff at your station.`,
  disruptions: (about) => `Announced now${about ? ` for ${about}` : ''}:`,
  network: 'Network',

  lostFirst: 'If you are still in the station, tell the station staff now.',
  lostReport:
    'Then report the item as lost on this website, so that we can search for it. Tell us the station, the time and what it looks like.',
  lostCall: 'You can also call the operator of the line:',
  agencies: 'Operators',
  foundFirst: 'Thank you. Please hand it to the staff at the nearest station, or report it here.',
  contactFirst: 'You can call these numbers, or write to us:',
  complaintFirst: 'Send a complaint or a comment with these forms. You get a reference to follow it.',
  emergencyFirst: 'Tell the station staff or press the emergency button now.',

  lineFacts: (line, count) => `${line}: ${count} stations.`,
  linesPage: 'Lines',
  stationPage: (name) => `${name} station`,
  plannerPage: 'Journey planner',
  plannerTo: (to) => `Journey planner: to ${to}`,
  plannerFor: (from, to) => `Journey planner: ${from} → ${to}`,
  ticketsPage: 'Tickets and cards',
  whichTicketPage: 'Which ticket?',
  statusPage: 'Service status',
  lostPage: 'Lost property',
  lostFormPage: 'Report a lost item',
  foundListPage: 'Found items',
  foundFormPage: 'Report a found item',
  trackingPage: 'Follow your case',
  contactPage: 'Contact us',
  complaintPage: 'Complaints',
  commentPage: 'Comments',
  parkingPage: 'Parking',
  facilitiesPage: 'Facilities at stations',
  faresPage: 'Fares',
  timesPage: 'First and last trains',
  mapPage: 'Map of all lines',

  next: {
    fare: 'How much is it?',
    lastTrain: 'When is the last train?',
    back: 'And the way back?',
    nextTrains: 'When is the next train?',
    facilities: 'What facilities are there?',
    status: 'Are there any disruptions?',
    journey: 'How do I get there?',
    hoursTo: 'When is the first train?',
  },
  modelNote: 'A language model worded this answer. The facts are on the linked pages.',
};
