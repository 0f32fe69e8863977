export interface LinkModel {
  href: string;
  label: string;
}
