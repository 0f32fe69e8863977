import { filterFields, type PageFilterField, parseTemplateCode } from '@raang/domain';
import type { ViewType } from '../shared/listing/view-type';
import * as viewTypes from './view-types';

const byName = new Map(Object.values(viewTypes).map((view) => [view.name, view]));

/**
 * Adds view types of an authority's own, made by `defineViewType`. The start of a program calls it, on the server and in
 * the browser. One with the name of another replaces it.
 */
export function addViewTypes(...added: readonly ViewType[]): void {
  for (const view of added) byName.set(view.name, view);
}

/** Returns the view type of a template code, or ContentList for a code without a view type. */
export function viewTypeOf(template: string): ViewType {
  return viewTypeNamed(parseTemplateCode(template).view);
}

/** Fields that filter the page of a category, in the order of its form. */
export function filterFieldsOf(template: string): readonly PageFilterField[] {
  return [...(viewTypeOf(template).filters ?? []), ...filterFields[parseTemplateCode(template).filter]];
}

export function viewTypeNamed(name: string): ViewType {
  return byName.get(name) ?? viewTypes.contentList;
}

export const viewTypeNames = (): string[] => [...byName.keys()];
