import type { Network } from './network.ts';
import type { ScenarioName } from './scenario.ts';

/** Everything that the simulated trains depend on, beside the time. */
export interface World {
  network: Network;
  seed: number;
  scenario: ScenarioName;
}

/** What chance depends on in a world; keys of trains follow it. */
export const keyOf = ({ network, seed }: World): string => `${network.digest} ${seed}`;
