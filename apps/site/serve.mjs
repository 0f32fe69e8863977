// Runs the built site in this process: `node apps/site/serve.mjs`.
process.env.NODE_ENV ??= 'production';
const { main } = await import('./dist/server/server.js');
await main({ app: import.meta.dirname });
