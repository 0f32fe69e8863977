import type { Database } from '../database/database';

const statements: readonly PropertyKey[] = ['select', 'insert', 'update', 'delete', 'execute', 'transaction'];

/** A database that notes the statements that it begins, within transactions too: the work of a call, without its time. */
export function watchStatements(db: Database): { db: Database; begun: string[] } {
  const begun: string[] = [];
  const watch = (own: Database): Database =>
    new Proxy(own, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function' || !statements.includes(name)) return member;
        return (first: unknown, ...rest: unknown[]) => {
          begun.push(String(name));
          const isWork = name === 'transaction' && typeof first === 'function';
          return member.call(target, isWork ? (tx: Database) => first(watch(tx)) : first, ...rest) as unknown;
        };
      },
    });
  return { db: watch(db), begun };
}
