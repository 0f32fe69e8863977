import type { Era } from '@raang/text-time';

/**
 * All words of the kit. Plain data, so that applications can override a set and send it as JSON. `fillLabel` fills
 * placeholders such as `{page}`.
 */
export interface Labels {
  skipLink: string;
  header: { navigation: string; menu: string };
  footer: { navigation: string };
  localeSelect: string;
  colourMode: { legend: string; system: string; light: string; dark: string; forced: string };
  breadcrumbs: string;
  link: { external: string };
  button: { busy: string };
  notice: { info: string; success: string; warning: string; danger: string };
  pagination: {
    navigation: string;
    previous: string;
    next: string;
    /** {page} */
    page: string;
    /** {page} {pages} */
    position: string;
  };
  /** The buttons that scroll a row of cards. */
  cardRow: { previous: string; next: string };
  table: {
    /** {caption}; names the region that scrolls horizontally. */
    region: string;
    /** The same for a table without a caption. */
    unnamed: string;
    /** Above a table that is wider than the screen. */
    cue: string;
  };
  /** For the loading page, the loading bar and skeletons. */
  loading: string;
  dialog: { close: string };
  alertModal: {
    /** {time} */
    until: string;
    understood: string;
  };
  introModal: { never: string };
  cookieConsent: {
    title: string;
    necessaryOnly: string;
    acceptAll: string;
    choose: string;
    save: string;
    /** Next to a category that cannot be refused. */
    always: string;
  };
  toasts: {
    /** {key}; names the region and the key that focuses it. */
    region: string;
    close: string;
  };
  userMenu: {
    navigation: string;
    /** {name} */
    open: string;
    signOut: string;
  };
  backToTop: string;
  chat: {
    log: string;
    you: string;
    assistant: string;
    sources: string;
    input: string;
    send: string;
    typing: string;
    retry: string;
    close: string;
    /** Opens the panel. */
    open: string;
    choices: string;
    again: string;
  };
  formField: {
    /** Follows the label of an optional field. */
    optional: string;
    /** Announced before the error message. */
    error: string;
  };
  characterCounter: {
    /** {max}; shown without JavaScript. */
    limit: string;
    /** {count} */
    left: string;
    /** {count} */
    over: string;
  };
  switch: { on: string; off: string };
  /** Names of the button in a password field; what it announces. */
  passwordField: { show: string; hide: string; shown: string; hidden: string };
  errorSummary: string;
  creditCard: {
    number: string;
    expiry: string;
    expiryHint: string;
    securityCode: string;
    /** {digits}; on the back of most cards. */
    securityCodeBack: string;
    /** {digits}; on the front of American Express cards. */
    securityCodeFront: string;
    errors: {
      numberEmpty: string;
      numberIncomplete: string;
      numberWrong: string;
      brandUnknown: string;
      /** {brand} */
      brandNotAccepted: string;
      expiryEmpty: string;
      expiryIncomplete: string;
      expiryMonth: string;
      expiryPast: string;
      expiryFar: string;
      securityCodeEmpty: string;
      /** {digits} */
      securityCodeIncomplete: string;
    };
  };
  humanVerification: {
    title: string;
    start: string;
    again: string;
    idle: string;
    verifying: string;
    verified: string;
    failed: string;
    expired: string;
    /** Without JavaScript. A phone number follows. */
    noScript: string;
  };
  /** {line}; adds the word "line" to a line's name. */
  line: string;
  /** {code} */
  stationCode: string;
  datePicker: {
    /** Era of the years in this language. */
    era: Era;
    /** Twelve, January first. */
    months: readonly string[];
    monthNames: readonly string[];
    /** Seven, Sunday first. */
    weekdays: readonly string[];
    weekdayNames: readonly string[];
    /** {example} */
    format: string;
    open: string;
    /** {date} */
    change: string;
    calendar: string;
    previous: string;
    next: string;
    month: string;
    year: string;
    today: string;
    close: string;
    /** {weekday} {date} */
    day: string;
    /** {day} */
    dayToday: string;
    /** {day} */
    daySelected: string;
    /** {example} */
    unreadable: string;
    /** {date} */
    tooEarly: string;
    /** {date} */
    tooLate: string;
  };
  fileUpload: {
    choose: string;
    chooseOne: string;
    drop: string;
    /** {types} */
    types: string;
    /** {size} */
    perFile: string;
    /** {count} */
    atMost: string;
    one: string;
    /** {size} */
    bytes: string;
    /** {size} */
    kilobytes: string;
    /** {size} */
    megabytes: string;
    list: string;
    /** {name} */
    remove: string;
    /** {name} {percent} */
    progress: string;
    done: string;
    /** {count} */
    added: string;
    /** {name} */
    removed: string;
    /** {name} {error} */
    failed: string;
    /** {size}; the limit. */
    tooLarge: string;
    /** {types} */
    wrongType: string;
    /** {count} */
    tooMany: string;
    empty: string;
    duplicate: string;
  };
  stationSelector: {
    clear: string;
    open: string;
    list: string;
    recent: string;
    all: string;
    /** {text} */
    none: string;
    /** {count} */
    found: string;
    /** {count} */
    foundSimilar: string;
    /** Heading of names that only look or sound like the typed text. */
    similar: string;
  };
  searchBox: { submit: string };
  /** Apart from the search box: they load later. */
  searchSuggestions: {
    /** Names the list. */
    list: string;
    /** {count}; more than one. */
    found: string;
    foundOne: string;
    none: string;
  };
  station: string;
  time: string;
  /** {headsign} */
  towards: string;
  /** {platform} */
  platform: string;
  /** {interval}; for a service without exact times. */
  every: string;
  itinerary: {
    steps: string;
    from: string;
    to: string;
    board: string;
    alight: string;
    /** Names the list of stations between boarding and alighting. */
    stops: string;
    /** {duration} */
    walk: string;
    /** {duration} */
    transfer: string;
    /** {duration} */
    wait: string;
    /** {time} */
    lastDeparture: string;
  };
  timetable: {
    towards: string;
    period: string;
    first: string;
    last: string;
    /** Between a period and its interval. */
    every: string;
    none: string;
  };
  fareTable: {
    from: string;
    to: string;
    /** How to read the table. Below its caption. */
    reading: string;
    /** Announced before the highlighted fare. */
    chosen: string;
    none: string;
  };
  facilityTable: { available: string; none: string; outOfUse: string; legend: string };
  lineDiagram: {
    /** {line} */
    stations: string;
    here: string;
    change: string;
    closed: string;
  };
  status: {
    good: string;
    /** Nobody watches the line now, but somebody has: no alert is known. */
    unreported: string;
    /** Nobody has reported on the line. */
    unknown: string;
    minor: string;
    severe: string;
    closed: string;
    planned: string;
    /** Outside the daily service hours. */
    ended: string;
    /** {time} */
    saidAt: string;
    /** {time} */
    nextWordBy: string;
    overdue: string;
    /** {time} */
    checkedAt: string;
    now: string;
    week: string;
    later: string;
  };
  sourceNote: {
    summary: string;
    /** {date} */
    asOf: string;
    sources: string;
  };
  like: {
    action: string;
    /** {count} */
    count: string;
  };
  share: {
    action: string;
    line: string;
    facebook: string;
    x: string;
    address: string;
    text: string;
    copy: string;
    copied: string;
    failed: string;
  };
}
