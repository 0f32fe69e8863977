// Preloaded into the site: time stands still, so that two runs show the same pages.
const frozenAt = Date.parse('2026-11-28T10:00:00+07:00');
const RealDate = Date;

globalThis.Date = /** @type {DateConstructor} */ (
  new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [frozenAt] : given, newTarget),
    get: (target, name) => (name === 'now' ? () => frozenAt : Reflect.get(target, name)),
  })
);
