/**
 * Before any other module. Only in development do the first ones import zod, which would try whether the policy allows
 * eval.
 */
if (import.meta.env.DEV) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
