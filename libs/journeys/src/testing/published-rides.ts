const railways = 'State Railway of Thailand, in the Bangkok Post of 2 August 2021';

/** Minutes on the train that operators have published, or the press. */
export const publishedRides = [
  { lineId: 'srt-dark-red', from: 'RN01', to: 'RN10', minutes: 25, source: railways },
  { lineId: 'srt-light-red', from: 'RW01', to: 'RW06', minutes: 15, source: railways },
  { lineId: 'blue', from: 'BL28', to: 'BL01', minutes: 8, source: 'MRTA, announcement of July 2019' },
  { lineId: 'yellow', from: 'YL01', to: 'YL23', minutes: 45, source: 'Bangkok Post of 19 June 2023' },
  // "no more than 30 minutes"
  { lineId: 'airport-rail-link', from: 'A1', to: 'A8', minutes: 30, source: 'description of the City Line' },
];
