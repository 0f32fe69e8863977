/** A step of the way to a page; a step without a page of its own has no address. */
export interface CrumbModel {
  label: string;
  href?: string;
}
