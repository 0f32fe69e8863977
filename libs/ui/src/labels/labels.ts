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
  /** {line}; read before the name where only a colour says "line". */
  line: string;
  /** {code} */
  stationCode: string;
}
