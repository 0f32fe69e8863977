// Every benchmark by the name of its file in `benchmarks/`, in the order of a complete run, with what it measures.

/** @type {Record<string, string>} */
export const benchmarks = {
  kept: 'pages and pictures from memory beside a bare node:http server with the same bytes',
  uncached: 'CPU time of pages and pictures that are not kept, beside a plain TanStack Start page',
  load: 'latency under a mixed load that follows the speed of the machine',
  memory: 'memory after 50,000 requests',
  start: 'a first and a second start',
  content: 'listings and details in databases of 1,000 and 100,000 items',
  search: 'search and suggestions in 10,000 and 100,000 documents',
  travel: 'journeys and departures over HTTP',
  cases: 'cases that PostgreSQL stores in a second',
  matching: 'suggestions for a lost report in a register of 100,000 items',
  photos: 'a case with two photos of 4 MB',
  journeys: 'the planner on our feed and on one of the size of a city',
  realtime: 'live trains: reading, matching, and journeys beside the timetable alone',
  build: 'the build after a change of one file of a library',
  interactions: 'time until a phone shows the effect of an interaction',
  lighthouse: 'Lighthouse on every type of public page in both languages',
};
