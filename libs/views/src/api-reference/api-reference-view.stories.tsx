import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiReferenceView } from './api-reference-view';

const meta = {
  title: 'Templates/API reference',
  component: ApiReferenceView,
  parameters: { bleed: true },
  args: {
    model: {
      title: 'MRTA Bangkok API',
      version: '1.0.0',
      description: 'What the site itself is made of, for other apps.',
      serverUrl: 'https://www.example.org/api/v1',
      documentHref: '/api/openapi.json',
      groups: [
        {
          id: 'content',
          name: 'content',
          description: 'Categories and their items: what the authority publishes.',
          operations: [
            {
              id: 'content.item',
              method: 'GET',
              path: '/categories/{group}/{category}/items/{id}',
              summary: 'An item with its text',
              description: 'An item that is not written in the language comes in the other one.',
              parameters: [
                { name: 'group', place: 'path', isRequired: true, takes: 'string' },
                {
                  name: 'lang',
                  place: 'query',
                  isRequired: false,
                  takes: 'th or en',
                  description: 'Language of the words.',
                },
              ],
              request: "curl 'https://www.example.org/api/v1/categories/updates/news/items/one?lang=en'",
              answer: JSON.stringify({ item: { id: 'one', title: 'Trains run' }, locales: ['en'] }, null, 2),
              errors: [{ status: '404', text: 'There is no such category or item.' }],
            },
            {
              id: 'content.like',
              method: 'POST',
              path: '/categories/{group}/{category}/items/{id}/like',
              summary: 'Like an item, or take the like back',
              parameters: [],
              request: "curl -X POST 'https://www.example.org/api/v1/categories/updates/news/items/one/like'",
              answer: '{ "liked": true, "count": 13 }',
              errors: [],
            },
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof ApiReferenceView>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
