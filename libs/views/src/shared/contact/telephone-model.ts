export interface TelephoneModel {
  text: string;
  href: string;
}

/** An international number as dialled within Thailand: `+66 2624 5200` is `0 2624 5200`. */
export function toTelephone(number: string): TelephoneModel {
  return { text: number.replace(/^\+66 ?/, '0 '), href: `tel:${number.replaceAll(' ', '')}` };
}
