import { create, createFileRegistry, type DescMessage, type FileRegistry } from '@bufbuild/protobuf';
import {
  Edition,
  FeatureSet_Utf8Validation,
  FieldDescriptorProto_Label as Label,
  FieldDescriptorProto_Type as Type,
  FileDescriptorProtoSchema,
} from '@bufbuild/protobuf/wkt';
import { alertCauses, alertEffects, alertSeverities } from '@raang/domain';

// The messages of gtfs-realtime.proto (version 2.0) that alerts need. Other fields of a feed are ignored. No field is
// required and every enumeration is open, so that feeds of later versions can be read. The reader validates the result.

const scalars: Readonly<Record<string, Type>> = {
  bool: Type.BOOL,
  float: Type.FLOAT,
  int32: Type.INT32,
  int64: Type.INT64,
  string: Type.STRING,
  uint32: Type.UINT32,
  uint64: Type.UINT64,
};

/** Number, name and type of a field: a scalar of protobuf, a message or an enumeration. A repeated field has its type in a list. */
type Field = [number: number, name: string, holds: string | [string]];

/** Messages with their fields, and enumerations with their values. */
export interface RealtimeTables {
  messages: Readonly<Record<string, readonly Field[]>>;
  /**
   * Names in the order of their numbers, starting at `first`; empty for a number without a value. The domain's lists have
   * the order of the format.
   */
  enumerations: Readonly<Record<string, { names: readonly string[]; first: 0 | 1 }>>;
}

const messages: Record<string, Field[]> = {
  FeedMessage: [
    [1, 'header', 'FeedHeader'],
    [2, 'entity', ['FeedEntity']],
  ],
  FeedHeader: [
    [1, 'gtfs_realtime_version', 'string'],
    [2, 'incrementality', 'Incrementality'],
    [3, 'timestamp', 'uint64'],
    [4, 'feed_version', 'string'],
    // of the range for private use: the data are invented
    [9001, 'is_simulated', 'bool'],
  ],
  FeedEntity: [
    [1, 'id', 'string'],
    [2, 'is_deleted', 'bool'],
    [5, 'alert', 'Alert'],
  ],
  Alert: [
    [1, 'active_period', ['TimeRange']],
    // the two periods of July 2026
    [2, 'communication_period', ['TimeRange']],
    [3, 'impact_period', ['TimeRange']],
    [5, 'informed_entity', ['EntitySelector']],
    [6, 'cause', 'Cause'],
    [7, 'effect', 'Effect'],
    [8, 'url', 'TranslatedString'],
    [10, 'header_text', 'TranslatedString'],
    [11, 'description_text', 'TranslatedString'],
    [14, 'severity_level', 'SeverityLevel'],
    [17, 'cause_detail', 'TranslatedString'],
    [18, 'effect_detail', 'TranslatedString'],
  ],
  TimeRange: [
    [1, 'start', 'uint64'],
    [2, 'end', 'uint64'],
  ],
  EntitySelector: [
    [1, 'agency_id', 'string'],
    [2, 'route_id', 'string'],
    [3, 'route_type', 'int32'],
    [4, 'trip', 'TripDescriptor'],
    [5, 'stop_id', 'string'],
    [6, 'direction_id', 'uint32'],
  ],
  TripDescriptor: [
    [1, 'trip_id', 'string'],
    [2, 'start_time', 'string'],
    [3, 'start_date', 'string'],
    // it restricts no alert
    [4, 'schedule_relationship', 'ScheduleRelationship'],
    [5, 'route_id', 'string'],
    [6, 'direction_id', 'uint32'],
  ],
  TranslatedString: [[1, 'translation', ['Translation']]],
  Translation: [
    [1, 'text', 'string'],
    [2, 'language', 'string'],
  ],
};

const enumerations: RealtimeTables['enumerations'] = {
  Incrementality: { names: ['FULL_DATASET', 'DIFFERENTIAL'], first: 0 },
  Cause: { names: alertCauses, first: 1 },
  Effect: { names: alertEffects, first: 1 },
  SeverityLevel: { names: alertSeverities, first: 1 },
  ScheduleRelationship: {
    names: [
      'SCHEDULED',
      'ADDED',
      'UNSCHEDULED',
      'CANCELED',
      '',
      'REPLACEMENT',
      'DUPLICATED',
      'DELETED',
      'NEW',
    ],
    first: 0,
  },
};

const namespace = 'transit_realtime';

const registry = createRegistry({ messages, enumerations });

/** Schema to encode a feed; that of its entities decodes them one by one, from bytes or JSON. */
export const feedMessageSchema = schemaOf(registry, 'FeedMessage');
export const feedEntitySchema = schemaOf(registry, 'FeedEntity');

/** Schema to encode a feed with more than alerts. Fields of a message that alerts have too are added to it. */
export function feedMessageSchemaWith(more: RealtimeTables): DescMessage {
  const all: Record<string, readonly Field[]> = { ...messages };
  for (const [name, fields] of Object.entries(more.messages)) all[name] = [...(all[name] ?? []), ...fields];
  const whole = createRegistry({
    messages: all,
    enumerations: { ...enumerations, ...more.enumerations },
  });
  return schemaOf(whole, 'FeedMessage');
}

/** Names of the fields of a message, as the format and as protobuf's JSON mapping write them. */
export function fieldNames(message: 'EntitySelector' | 'TripDescriptor'): ReadonlySet<string> {
  return new Set(messages[message]!.flatMap(([, name]) => [name, toJsonName(name)]));
}

function schemaOf(registry: FileRegistry, name: string): DescMessage {
  const schema = registry.getMessage(`${namespace}.${name}`);
  if (!schema) throw new Error(`the schema has no ${name}`);
  return schema;
}

function createRegistry({ messages, enumerations }: RealtimeTables): FileRegistry {
  const file = create(FileDescriptorProtoSchema, {
    name: 'gtfs-realtime.proto',
    package: namespace,
    syntax: 'editions',
    edition: Edition.EDITION_2023,
    // a text with a broken letter does not lose its alert
    options: { features: { utf8Validation: FeatureSet_Utf8Validation.NONE } },
    messageType: Object.entries(messages).map(([name, fields]) => ({
      name,
      field: fields.map((field) => toField(field, enumerations)),
    })),
    enumType: Object.entries(enumerations).map(([name, { names, first }]) => ({
      name,
      value: [
        // an open enumeration must start at 0
        ...(first === 0 ? [] : [{ name: `NO_${name}`, number: 0 }]),
        ...names
          .map((value, index) => ({ name: value, number: index + first }))
          .filter((value) => value.name),
      ],
    })),
  });
  return createFileRegistry(file, () => undefined);
}

function toField([number, name, holds]: Field, enumerations: RealtimeTables['enumerations']) {
  const isList = Array.isArray(holds);
  const type = isList ? holds[0] : holds;
  const label = isList ? Label.REPEATED : Label.OPTIONAL;
  const field = { number, name, label, jsonName: toJsonName(name) };
  const scalar = scalars[type];
  if (scalar !== undefined) return { ...field, type: scalar };
  const kind = type in enumerations ? Type.ENUM : Type.MESSAGE;
  return { ...field, type: kind, typeName: `.${namespace}.${type}` };
}

/** Converts `route_id` to `routeId`, as protobuf's JSON mapping does. */
function toJsonName(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
