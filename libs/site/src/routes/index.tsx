import { createFileRoute } from '@tanstack/react-router';
import { href } from '../addresses/href';
import { negotiateLocale } from '../language/locale-negotiation';

export const Route = createFileRoute('/')({
  server: {
    handlers: {
      GET: ({ request }) =>
        new Response(null, {
          status: 302,
          headers: {
            location: href.home(negotiateLocale(request.headers)),
            vary: 'Cookie, Accept-Language',
            'cache-control': 'no-store',
          },
        }),
    },
  },
});
