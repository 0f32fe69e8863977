import type { Message } from '@bufbuild/protobuf';
import { fieldNames } from './realtime-schema';

// A selector narrows. One with a field that we do not know may mean less than the rest of it says.

type Decoded = Message & { informedEntity?: Decoded[]; alert?: Decoded; trip?: Decoded };

/** By informed entity of an entity's alert: whether the bytes had a field that the schema lacks, extensions aside. */
export function hasUnknownFields(entity: Message): boolean[] {
  const { informedEntity = [] } = (entity as Decoded).alert ?? {};
  return informedEntity.map((selector) => [selector, selector.trip].some(hasUnknown));
}

const hasUnknown = (message: Message | undefined) =>
  message?.$unknown?.some(({ no }) => !isExtension(no)) ?? false;

/** Numbers that the format reserves for extensions of other producers. */
const isExtension = (field: number) => (field >= 1000 && field < 2000) || (field >= 9000 && field < 10_000);

/** The same for JSON: whether an informed entity has a key that no field has. Extensions have brackets. */
export function hasUnknownKeys(entity: unknown): boolean[] {
  const alert = valueOf(entity, 'alert');
  const selectors = valueOf(alert, 'informed_entity') ?? valueOf(alert, 'informedEntity');
  if (!Array.isArray(selectors)) return [];
  return selectors.map(
    (selector: unknown) =>
      hasOtherKeys(selector, selectorNames) || hasOtherKeys(valueOf(selector, 'trip'), tripNames),
  );
}

const selectorNames = fieldNames('EntitySelector');
const tripNames = fieldNames('TripDescriptor');

const hasOtherKeys = (value: unknown, names: ReadonlySet<string>) =>
  isRecord(value) && Object.keys(value).some((key) => !names.has(key) && !key.startsWith('['));

const valueOf = (value: unknown, key: string) => (isRecord(value) ? value[key] : undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
