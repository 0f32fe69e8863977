import type { AnyContractProcedure } from '@orpc/contract';

/** A contract as this package writes it: features with their procedures. */
export type AnyContract = Record<string, Record<string, AnyContractProcedure>>;

/** Where HTTP finds a procedure. */
export interface ContractRoute {
  method: string;
  procedure: AnyContractProcedure;
}

/** Gives the routes of a path, one for each method; none where the contract has no such path. */
export type RouteTable = (path: string) => readonly ContractRoute[];

/** Finds procedures by path, below the prefix of the API: `/stations/BL10/departures`. */
export function createRouteTable(contract: AnyContract): RouteTable {
  const routes = Object.values(contract)
    .flatMap((feature) => Object.values(feature))
    .map((procedure) => {
      const { method = 'GET', path = '' } = procedure['~orpc'].route;
      return { method, procedure, parameters: path.match(/\{/g)?.length ?? 0, pattern: patternOf(path) };
    })
    // `/fares/tariff` is no line of `/fares/{line}`: fixed segments win
    .toSorted((one, other) => one.parameters - other.parameters);
  return (path) => {
    const [first, ...others] = routes.filter(({ pattern }) => pattern.test(path));
    return first ? [first, ...others.filter(({ parameters }) => parameters === first.parameters)] : [];
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
