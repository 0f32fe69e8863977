// For the server: it loads the schemas, and with them zod.
export { applyChosenStations, stationFields } from '../check/chosen-station';
export { type CheckedForm, checkForm } from './check-form';
export { toFieldRules } from './field-rules';
export { formRules } from './form-rules';
export { type FormName, type FormSchemas, formSchemas } from './form-schemas';
