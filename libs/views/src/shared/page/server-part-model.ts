/**
 * A part of a page's model that hydration does not need, since React has nothing to add to its HTML: no handlers, no
 * state. The data of a page from the server leaves it out; that of a navigation has it.
 */
export interface ServerPartModel<Model> {
  /** Of the content, so that other content is another element. Empty until the site has set it. */
  version: string;
  serverPart?: Model;
}

/** Marks the model of a part that hydration does not need. The version stays empty: the site sets it. */
export function toServerPart<Model>(serverPart: Model): ServerPartModel<Model> {
  return { version: '', serverPart };
}
