// Runs the built app in this process: `node apps/second-authority/serve.mjs`, or `npm start -- second-authority`.
process.env.NODE_ENV ??= 'production';
const { main } = await import('./dist/server/server.js');
await main();
