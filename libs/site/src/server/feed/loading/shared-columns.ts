/** Copies the columns of a table into shared memory, also those of its parts, so that several threads read one copy. */
export function withSharedColumns<Table extends object>(table: Table): Table {
  const parts = Object.entries(table).map(([name, part]) => [name, toShared(part)]);
  return Object.fromEntries(parts) as Table;
}

function toShared(part: unknown): unknown {
  if (isColumn(part)) return copyOf(part);
  const isTable =
    typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype;
  return isTable ? withSharedColumns(part) : part;
}

type Column = Uint8Array | Uint32Array | Int32Array | Float64Array;

const isColumn = (part: unknown): part is Column => ArrayBuffer.isView(part) && !(part instanceof DataView);

function copyOf(column: Column): Column {
  const Copy = column.constructor as new (buffer: SharedArrayBuffer) => Column;
  const copy = new Copy(new SharedArrayBuffer(column.byteLength));
  copy.set(column);
  return copy;
}
