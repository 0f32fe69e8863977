import { pageRoutes } from '../../addresses/page-routes';

/** Names of the pages whose path ends with the token of a mail, and of the address that ends a subscription. */
const tokenPages = [...Object.keys(pageRoutes), '/$lang/unsubscribe/$token'].flatMap((route) =>
  route.endsWith('/$token') ? route.slice('/$lang/'.length, -'/$token'.length) : [],
);

const withToken = new RegExp(`^(/[^/]*/(?:${tokenPages.join('|')})/).+`);

/** A request target as the log has it: a query may have contacts and search words, and some paths a secret. */
export function loggedPath(target = '/'): string {
  const query = target.indexOf('?');
  return (query < 0 ? target : target.slice(0, query)).replace(withToken, '$1…');
}
