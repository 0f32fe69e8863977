import type { FAQPage } from 'schema-dts';
import { textOfHtml } from '../page/html-text';
import type { StructuredData } from '../page/structured-data';
import { commonProperties, type ItemPage } from './item-page';
import { toStructuredData } from './to-structured-data';

/**
 * A list of questions with their answers: each heading of the text, and what follows it.
 * @see https://schema.org/FAQPage
 */
export function toQuestionsStructuredData(page: ItemPage<'article'>): StructuredData {
  return toStructuredData<FAQPage>({
    '@type': 'FAQPage',
    ...commonProperties(page),
    inLanguage: page.item.locale,
    mainEntity: [...page.bodyHtml.matchAll(/<h2>(.*?)<\/h2>([\s\S]*?)(?=<h2>|$)/g)].map(
      ([, question = '', answer = '']) => ({
        '@type': 'Question' as const,
        name: textOfHtml(question),
        acceptedAnswer: { '@type': 'Answer' as const, text: textOfHtml(answer).trim() },
      }),
    ),
  });
}
