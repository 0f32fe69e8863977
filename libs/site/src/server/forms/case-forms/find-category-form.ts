import { categoryFormOf } from '../../../addresses/category-forms';
import { type FindForm, handle } from '../page-form';
import { caseForm } from './posted-case-form';

/** The form of a category's page. */
export const categoryForm: FindForm = ({ params: { group = '', category = '' } }) => {
  const kind = categoryFormOf({ group, category });
  return kind && handle(caseForm(kind));
};
