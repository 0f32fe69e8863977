import { createOpenApiDocument } from '@raang/api';
import { ApiReferenceView } from '@raang/views';
import { authority } from 'raang:authority';
import { contractOf } from '@raang/contract';
import { switches } from '../../../authority/switches';
import { renderStaticDocument } from '../../render/static-pages/static-document';
import { toApiReference } from './to-api-reference';

export const documentPath = '/api/openapi.json';
export const referencePath = '/api/docs';

/** One hour: the contract changes only with a release. */
const cacheControl = 'public, max-age=3600';

const title = `${authority.siteName.en} API`;
const contract = contractOf(switches);

/** `/api/openapi.json`, open to tools on any origin. */
export async function answerDocument(publicUrl: string): Promise<Response> {
  return Response.json(await createOpenApiDocument({ title, publicUrl, contract }), {
    headers: { 'cache-control': cacheControl, 'access-control-allow-origin': '*' },
  });
}

/** `/api/docs`: for developers, so in English like the contract itself. */
export async function answerReference(publicUrl: string): Promise<Response> {
  const model = toApiReference(await createOpenApiDocument({ title, publicUrl, contract }), documentPath);
  return renderStaticDocument(
    {
      locale: 'en',
      title: model.title,
      description: model.description,
      isIndexed: true,
      children: <ApiReferenceView model={model} />,
    },
    { headers: { 'cache-control': cacheControl } },
  );
}
