import type { AnyContractProcedure } from '@orpc/contract';

/** A contract: procedures, grouped by feature. */
export type AnyContract = Record<string, Record<string, AnyContractProcedure>>;

/** A procedure with its HTTP method. */
export interface ContractRoute {
  method: string;
  procedure: AnyContractProcedure;
}

/** Returns the routes of a path, one per method. Empty for an unknown path. */
export type RouteTable = (path: string) => readonly ContractRoute[];

/** Finds procedures by path without the API prefix, such as `/stations/BL10/departures`. */
export function createRouteTable(contract: AnyContract): RouteTable {
  const routes = Object.values(contract)
    .flatMap((feature) => Object.values(feature))
    .map((procedure) => {
      const { method = 'GET', path = '' } = procedure['~orpc'].route;
      return { method, procedure, parameters: path.match(/\{/g)?.length ?? 0, pattern: patternOf(path) };
    })
    // fixed segments win: `/fares/tariff` does not match a pattern such as `/fares/{line}`
    .toSorted((one, other) => one.parameters - other.parameters);
  return (path) => {
    const [first, ...others] = routes.filter(({ pattern }) => pattern.test(path));
    return first ? [first, ...others.filter(({ parameters }) => parameters === first.parameters)] : [];
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
