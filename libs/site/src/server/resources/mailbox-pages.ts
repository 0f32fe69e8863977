import type { RequestTarget, Resource } from '@raang/server';
import { mailboxFolder } from '../services/folders';
import { getServices } from '../services/services';

/** `/mailbox`, the mails of the embedded mailbox: in development only. A build does not contain it. */
export function mailboxResource({ pathname }: RequestTarget): Resource | undefined {
  if (!import.meta.env.DEV) return undefined;
  if (pathname !== '/mailbox' && !pathname.startsWith('/mailbox/')) return undefined;
  return {
    name: '/mailbox',
    methods: ['GET'],
    public: false,
    answer: async () => {
      const { answerMailbox } = await import('./mailbox/answer-mailbox');
      return answerMailbox(pathname, mailboxFolder((await getServices()).env));
    },
  };
}
