/** Wraps a handler as the site does: a refusal becomes a response. Other errors fail the test. */
export const answerAsResource =
  (answer: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> =>
    answerResource({ name: 'test', methods: ['GET'], public: true, answer }, async () => request, {
      pathname: new URL(request.url).pathname,
      headers: request.headers,
      onError: (error) => {
        throw error;
      },
    });
import { answerResource } from '@raang/server';
