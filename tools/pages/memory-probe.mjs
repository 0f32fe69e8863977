// Loaded into a measured server by `--import`: on SIGUSR2 it collects garbage and prints what is in use. Not with
// `console`, which the site sends to its log.
process.on('SIGUSR2', () => {
  for (let turn = 0; turn < 3; turn += 1) globalThis.gc?.();
  process.stdout.write(`memory ${JSON.stringify(process.memoryUsage())}\n`);
});
