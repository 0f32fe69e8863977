import {
  Refusal,
  refusedResource,
  refuseForeignBrowser,
  reportPath,
  type RequestTarget,
  type Resource,
} from '@raang/server';
import { apiPrefix, contractOf, createRouteTable, isPublic, maximumBodyBytesOf } from '@raang/contract';
import { switches } from '../../authority/switches';
import { answerDocument, answerReference, documentPath, referencePath } from './api-reference/api-reference';
import { answerIcons, iconPrefix } from '../pictures/icons/icon-sets-endpoint';
import { getServices } from '../services/services';

const routesAt = createRouteTable(contractOf(switches));

/** The API rejects methods itself, since only the contract knows which ones a path supports. */
const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Everything under `/api`; unknown paths get a JSON 404. */
export function apiResource(target: RequestTarget): Resource | undefined {
  const { pathname } = target;
  if (pathname !== '/api' && !pathname.startsWith('/api/')) return undefined;
  if (pathname === apiPrefix || pathname.startsWith(`${apiPrefix}/`)) return productApi(target);
  if (pathname === documentPath)
    return readOnly(documentPath, async () => answerDocument((await getServices()).publicUrl));
  if (pathname === referencePath)
    return readOnly(referencePath, async () => answerReference((await getServices()).publicUrl));
  if (pathname === reportPath)
    return {
      name: reportPath,
      methods: ['POST'],
      public: false,
      purpose: 'reports',
      maximumBodyBytes: 64 * 1024,
      answer: async (request) => (await getServices()).takePolicyReport(request),
    };
  // too many combinations of icons to cache, and picking them is fast
  if (pathname.startsWith(iconPrefix)) return readOnly(iconPrefix, answerIcons);
  return noPath;
}

const noPath = refusedResource('/api', new Refusal(404, 'Path not found under /api.'));

const readOnly = (name: string, answer: Resource['answer']): Resource => ({
  name,
  methods: ['GET'],
  public: true,
  answer,
});

function productApi({ pathname, search }: RequestTarget): Resource {
  const routes = routesAt(pathname.slice(apiPrefix.length));
  if (routes.length === 0) return noPath;
  const isRead = routes.some(({ procedure }) => isPublic(procedure));
  return {
    name: apiPrefix + (routes[0]?.procedure['~orpc'].route.path ?? ''),
    methods: everyMethod,
    public: isRead,
    ...(isRead && { key: pathname + search }),
    maximumBodyBytes: Math.max(0, ...routes.map(({ procedure }) => maximumBodyBytesOf(procedure))),
    answer: async (request) => {
      await refuseForeignBrowser(request);
      return (await getServices()).api.handle(request);
    },
  };
}
