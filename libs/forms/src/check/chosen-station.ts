/** Name of the buttons by which a person chooses one of the stations that a typed text may mean. */
export const chosenStationField = (name: string) => `${name}-chosen`;

/** Fields that name stations. */
export const stationFields = ['station', 'stations', 'savedStations'] as const;

/** Puts chosen stations in place of the typed texts. Fields without a choice stay as they are. */
export function applyChosenStations(form: FormData, stations: readonly { code: string }[]): void {
  for (const name of stationFields) {
    const chosen = form.get(chosenStationField(name));
    form.delete(chosenStationField(name));
    if (typeof chosen !== 'string' || chosen === '') continue;
    const known = form.getAll(name).filter((text) => stations.some(({ code }) => code === text));
    form.delete(name);
    for (const code of name === 'station' ? [chosen] : [...known, chosen]) form.append(name, code);
  }
}
