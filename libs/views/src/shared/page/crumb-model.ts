/** A breadcrumb; one without a page has no href. */
export interface CrumbModel {
  label: string;
  href?: string;
}
