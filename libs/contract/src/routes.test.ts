import { describe, expect, test } from 'vitest';
import { contract } from './index';
import { createRouteTable } from './routes';

const routesAt = createRouteTable(contract);

describe('the route table', () => {
  test.each([
    ['/categories', 'GET', contract.content.categories],
    ['/categories/updates/news/items/one/like', 'POST', contract.content.like],
    ['/fares/tariff', 'GET', contract.fares.tariff],
    ['/fares/blue/matrix', 'GET', contract.fares.matrix],
    ['/stations/BL10', 'GET', contract.network.station],
    ['/stations/BL10/departures', 'GET', contract.travel.departures],
  ])('finds the procedure of %s with method %s', (path, method, procedure) => {
    expect(routesAt(path).map((route) => [route.method, route.procedure])).toEqual([[method, procedure]]);
  });

  test.each(['', '/', '/nothing', '/stations/', '/stations/BL10/nothing', '/categories/updates/news/items/'])(
    'finds no procedure for the path "%s"',
    (path) => expect(routesAt(path)).toEqual([]),
  );
});
