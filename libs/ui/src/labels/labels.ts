import type { Era } from '@raang/text-time';

/**
 * Every word the kit says by itself. Plain data, so that a set can be shipped, overridden and sent as JSON.
 * `{page}` and the like are filled by `fillLabel`.
 */
export interface Labels {
  skipLink: string;
  header: { navigation: string; menu: string };
  footer: { navigation: string };
  localeSelect: string;
  colourMode: { legend: string; system: string; light: string; dark: string };
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
  table: {
    /** {caption}; names the region that scrolls sideways. */
    region: string;
    /** The same region around a table that has no caption. */
    unnamed: string;
  };
  /** Something is on its way: the loading page, the loading bar, skeletons. */
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
    /** Stands beside a category that cannot be refused. */
    always: string;
  };
  toasts: {
    /** {key}; names the region and the key that leads there. */
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
  };
  formField: {
    /** Stands behind the label of a field that may stay empty. */
    optional: string;
    /** Heard before the sentence that says what is wrong. */
    error: string;
  };
  characterCounter: {
    /** {max}; what is known without counting. */
    limit: string;
    /** {count} */
    left: string;
    /** {count} */
    over: string;
  };
  switch: { on: string; off: string };
  errorSummary: string;
  creditCard: {
    number: string;
    expiry: string;
    expiryHint: string;
    securityCode: string;
    /** {digits}; on the back of most cards. */
    securityCodeBack: string;
    /** {digits}; on the front, as American Express has it. */
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
    /** Where no script runs; the phone number stands below. */
    noScript: string;
  };
  /** {line}; read before the name where only a colour says "line". */
  line: string;
  /** {code} */
  stationCode: string;
  datePicker: {
    /** How the years of this language are counted. */
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
    /** {size} is what a file may have at most. */
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
  };
  station: string;
  time: string;
  /** {headsign} */
  towards: string;
  /** {platform} */
  platform: string;
  /** {interval}; a service that keeps no exact times. */
  every: string;
  itinerary: {
    steps: string;
    departs: string;
    arrives: string;
    /** {time}; at the latest. */
    by: string;
    from: string;
    to: string;
    board: string;
    alight: string;
    /** Names the list of the stations between getting on and off. */
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
    /** How to read the table; stands under its caption. */
    reading: string;
    /** Read before the fare that is marked. */
    chosen: string;
    none: string;
  };
  facilityTable: { available: string; none: string; unknown: string; outOfUse: string; legend: string };
  lineDiagram: {
    /** {line} */
    stations: string;
    here: string;
    change: string;
    closed: string;
  };
  status: {
    good: string;
    minor: string;
    severe: string;
    closed: string;
    planned: string;
    /** No trains at this hour, as on every day. */
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
    copy: string;
    copied: string;
    failed: string;
  };
}
