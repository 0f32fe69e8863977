import {
  checkForm,
  type FormName,
  type FormSchemas,
  formSchemas,
  applyChosenStations,
  stationFields,
} from '@raang/forms/rules';
import { eraOf } from '@raang/i18n';
import { networkTime } from '@raang/text-time';
import { toStationOption } from '@raang/views';
import type { z } from 'zod';
import type { PageForm } from './page-form';
import { getServices } from '../services/services';

/** The fields of a form as the API takes them. */
export type FieldsOf<Name extends FormName> = z.output<FormSchemas[Name]>;

/** Checks a form of @raang/forms as its schema says. */
export const checkNamedForm =
  <Name extends FormName>(name: Name): PageForm<FieldsOf<Name>>['check'] =>
  async (form, { locale, client }) => {
    const { now } = await getServices();
    const stations = hasStation(name) ? await client.network.stations({ isOwn: true }) : [];
    applyChosenStations(form, stations);
    const today = networkTime.dayOf(now());
    const checked = checkForm(name, form, {
      era: eraOf(locale),
      today,
      ...(stations.length > 0 && { stations: stations.map(toStationOption) }),
    });
    return checked.problems ? { problems: checked.problems } : { fields: checked.fields };
  };

/** Stations may be typed by name. */
const hasStation = (name: FormName) => stationFields.some((field) => field in formSchemas[name].shape);
