// Runs the built site in this process: `node apps/site/serve.mjs`.
import { start } from '@raang/site/start';

await start({ app: import.meta.dirname });
