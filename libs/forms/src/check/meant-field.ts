/** Name under which a form sends the station that a person chose from the offers for a typed text. */
export const meantField = (name: string) => `${name}-meant`;

/** Fields that name stations. */
export const stationFields = ['station', 'savedStations'] as const;

/** Puts chosen stations in place of the typed texts, of which they are the meaning. */
export function takeMeant(form: FormData, stations: readonly { code: string }[]): void {
  for (const name of stationFields) {
    const meant = form.get(meantField(name));
    form.delete(meantField(name));
    if (typeof meant !== 'string' || meant === '') continue;
    const known = form.getAll(name).filter((text) => stations.some(({ code }) => code === text));
    form.delete(name);
    for (const code of name === 'savedStations' ? [...known, meant] : [meant]) form.append(name, code);
  }
}
