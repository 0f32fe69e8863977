/*
 * Loads what a listing shows besides its frame. A module of its own, which the loader of the route imports dynamically: the
 * program of every page contains what loaders import, and this has the registry of the view types.
 */
export { prepareListingBody } from '@raang/views';
export { prepareCategoryForm } from '../../forms/category-form-views';
