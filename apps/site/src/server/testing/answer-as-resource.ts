import { answerResource } from '../resource';

/** A handler as the site asks it: what it refuses becomes an answer. Any other failure is the test's. */
export const answerAsResource =
  (answer: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> =>
    answerResource({ methods: ['GET'], public: true, answer }, async () => request, {
      pathname: new URL(request.url).pathname,
      headers: request.headers,
      onError: (error) => {
        throw error;
      },
    });
