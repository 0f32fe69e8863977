/** A sample line: name, labels, value as Go reads it (https://prometheus.io/docs/instrumenting/exposition_formats/). */
const sample =
  /^([a-zA-Z_:][a-zA-Z0-9_:]*)(\{(?:[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*",?)*\})? ([Nn]a[Nn]|[+-]Inf|[-+0-9.eE]+)$/;

/**
 * Parses the text format of Prometheus: values by name with labels, as written.
 * @throws Error for a line that is not of the format, and for a metric that says its type or a value twice, or no type
 */
export function readMetrics(text: string): Record<string, number> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const types = new Map<string, string>();
  const values: Record<string, number> = {};
  for (const line of text.slice(0, -1).split('\n')) {
    if (line === '' || /^# HELP [a-zA-Z_:][a-zA-Z0-9_:]* ./.test(line)) continue;
    const [, typed, type] =
      /^# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram|summary|untyped)$/.exec(line) ?? [];
    if (typed && type) {
      if (types.has(typed)) throw new Error(`${typed} has two types`);
      types.set(typed, type);
      continue;
    }
    const [, name, labels = '', value] = sample.exec(line) ?? [];
    if (!name || !value) throw new Error(`not a line of the format: ${line}`);
    const family = types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');
    if (!types.has(family)) throw new Error(`${name} has no type`);
    if (name + labels in values) throw new Error(`${name}${labels} has two values`);
    values[name + labels] = value.endsWith('Inf') ? Number(value.replace('Inf', 'Infinity')) : Number(value);
  }
  return values;
}
