import { type HeadModel, type ServerPartModel, toServerPart } from '@raang/views';

/** A page to which hydration adds nothing. */
export interface StaticPage<Model> {
  head: HeadModel;
  page: ServerPartModel<Omit<Model, 'head'>>;
}

export function toStaticPage<Model extends { head: HeadModel }>({
  head,
  ...model
}: Model): StaticPage<Model> {
  return { head, page: toServerPart(model) };
}
