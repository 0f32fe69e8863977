export { bindHtml } from './lines/bind-html';
export { createLineBinder, type LineBinder } from './lines/bind-lines';
export { bindWords } from './lines/bind-words';
export { divideText, shortenText } from './lines/divide-text';
export { completingWords, leadingWords } from './lines/leading-words';
export { widthInLetters } from './lines/width';
export { hasLineMarks, lineMarks, linePartsOf, type LinePart, withoutLineMarks } from './lines/marks';
export { fold, withoutMarks } from './text/fold';
export { findCode } from './text/find-code';
export { type Extent, isSure, type Likeness, matchNames, type NameMatch } from './text/match-names';
export { formOfName, type NameForm, type Named, prepareNames } from './text/named';
export { findNamesIn, type NameFound } from './text/names-in';
export { normalise, withArabicDigits } from './text/normalise';
export { findByName, meaningOf, type NameMeaning, rankByName } from './text/rank-names';
export { readingsOf } from './text/readings';
export { slipsBetween, slipsForgiven } from './text/slips';
export { type Wanted, wantedIn } from './text/wanted';
export { partsOf, type WordKeys, wordKeys } from './text/word-keys';
export { wordsOf, wordsVersion } from './text/words';
export {
  addDays,
  daysBetween,
  daysOf,
  isDay,
  toCalendarDate,
  toDayNumber,
  weekdayOf,
} from './time/calendar-day';
export { type Era, yearIn } from './time/era';
export { intervalMinutes } from './time/interval';
export type { ClockTime } from './time/local-time';
export { monthNames } from './time/month-names';
export { networkTime, networkZone, setNetworkZone } from './time/network-time';
export { readDate } from './time/read-date';
export { readWhen, type When } from './time/read-when';
export { isAfterMidnight, isNight, secondsPerDay, serviceTimesAt } from './time/service-day';
export { readTime, writeTime } from './time/time-of-day';
export { isTimeZone, toEpochSeconds, toIsoMoment, toLocalSeconds } from './time/time-zone';
export { writeDate, writeDateInDigits } from './time/write-date';
