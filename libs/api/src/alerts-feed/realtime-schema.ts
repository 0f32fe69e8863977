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

const uint32 = Type.UINT32;
const uint64 = Type.UINT64;
const int32 = Type.INT32;
const text = Type.STRING;

/** Number, name and type of a field. A repeated field has its type in a list. */
type Field = [number: number, name: string, holds: Type | string | [string]];

const messages: Record<string, Field[]> = {
  FeedMessage: [
    [1, 'header', 'FeedHeader'],
    [2, 'entity', ['FeedEntity']],
  ],
  FeedHeader: [
    [1, 'gtfs_realtime_version', text],
    [2, 'incrementality', 'Incrementality'],
    [3, 'timestamp', uint64],
  ],
  FeedEntity: [
    [1, 'id', text],
    [2, 'is_deleted', Type.BOOL],
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
    [1, 'start', uint64],
    [2, 'end', uint64],
  ],
  EntitySelector: [
    [1, 'agency_id', text],
    [2, 'route_id', text],
    [3, 'route_type', int32],
    [4, 'trip', 'TripDescriptor'],
    [5, 'stop_id', text],
    [6, 'direction_id', uint32],
  ],
  TripDescriptor: [
    [1, 'trip_id', text],
    [2, 'start_time', text],
    [3, 'start_date', text],
    // it restricts nothing, so its values do not matter
    [4, 'schedule_relationship', 'ScheduleRelationship'],
    [5, 'route_id', text],
    [6, 'direction_id', uint32],
  ],
  TranslatedString: [[1, 'translation', ['Translation']]],
  Translation: [
    [1, 'text', text],
    [2, 'language', text],
  ],
};

/** Names in the order of their numbers, starting at `first`. The domain's lists have the order of the format. */
const enumerations: Record<string, { names: readonly string[]; first: 0 | 1 }> = {
  Incrementality: { names: ['FULL_DATASET', 'DIFFERENTIAL'], first: 0 },
  Cause: { names: alertCauses, first: 1 },
  Effect: { names: alertEffects, first: 1 },
  SeverityLevel: { names: alertSeverities, first: 1 },
  ScheduleRelationship: { names: ['SCHEDULED', 'ADDED', 'UNSCHEDULED', 'CANCELED'], first: 0 },
};

const namespace = 'transit_realtime';

const registry = createRegistry();

/** Schema to encode a feed; that of its entities decodes them one by one, from bytes or JSON. */
export const feedMessageSchema = schemaOf('FeedMessage');
export const feedEntitySchema = schemaOf('FeedEntity');

/** Names of the fields of a message, as the format and as protobuf's JSON mapping write them. */
export function fieldNames(message: 'EntitySelector' | 'TripDescriptor'): ReadonlySet<string> {
  return new Set(messages[message]!.flatMap(([, name]) => [name, toJsonName(name)]));
}

function schemaOf(name: string): DescMessage {
  const schema = registry.getMessage(`${namespace}.${name}`);
  if (!schema) throw new Error(`the schema has no ${name}`);
  return schema;
}

function createRegistry(): FileRegistry {
  const file = create(FileDescriptorProtoSchema, {
    name: 'gtfs-realtime.proto',
    package: namespace,
    syntax: 'editions',
    edition: Edition.EDITION_2023,
    // a text with a broken letter does not lose its alert
    options: { features: { utf8Validation: FeatureSet_Utf8Validation.NONE } },
    messageType: Object.entries(messages).map(([name, fields]) => ({ name, field: fields.map(toField) })),
    enumType: Object.entries(enumerations).map(([name, { names, first }]) => ({
      name,
      value: [
        // an open enumeration must start at 0
        ...(first === 0 ? [] : [{ name: `NO_${name}`, number: 0 }]),
        ...names.map((value, index) => ({ name: value, number: index + first })),
      ],
    })),
  });
  return createFileRegistry(file, () => undefined);
}

function toField([number, name, holds]: Field) {
  const isList = Array.isArray(holds);
  const type = isList ? holds[0] : holds;
  const label = isList ? Label.REPEATED : Label.OPTIONAL;
  const field = { number, name, label, jsonName: toJsonName(name) };
  if (typeof type !== 'string') return { ...field, type };
  const kind = type in enumerations ? Type.ENUM : Type.MESSAGE;
  return { ...field, type: kind, typeName: `.${namespace}.${type}` };
}

/** Converts `route_id` to `routeId`, as protobuf's JSON mapping does. */
function toJsonName(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
