import type { AssistantContext } from '@raang/contract';
import { type AnswerModel, toAnswerModel } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { createModelContext } from '../server/models/model-context';
import { requestClient } from '../server/services/request-client';
import { inputOf } from './page-input';

/** The assistant's response. Without an answer, the visitor has asked too often and has to wait. */
export type Asked =
  { isAnswered: true; answer: AnswerModel; context: AssistantContext } | { isAnswered: false };

/** Asks the assistant. The browser keeps the conversation's context and sends it back. */
export const askAssistant = createServerFn({ method: 'POST' })
  .validator(inputOf('askAssistant'))
  .handler(async ({ data: { locale, text, context } }): Promise<Asked> => {
    const client = await requestClient();
    try {
      const answer = await client.assistant.ask({ lang: locale, text, ...(context && { context }) });
      return {
        isAnswered: true,
        answer: toAnswerModel(answer, await createModelContext(locale)),
        context: answer.context,
      };
    } catch (error) {
      if ((error as { code?: unknown }).code === 'TOO_MANY_REQUESTS') return { isAnswered: false };
      throw error;
    }
  });
