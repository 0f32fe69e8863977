import { ServerHtml } from '@raang/views';
import { pageLocale } from '../../language/page-locale';
import { consentQuestion } from './consent-html';

/** The question of consent at the bottom of the window: the one thing that may lie over a page. Beside the open assistant. */
export function ConsentBar() {
  return (
    <ServerHtml
      name="consent"
      html={consentQuestion(pageLocale())}
      className="sticky bottom-0 z-40 hidden in-[html[data-covered]]:block in-[html:has([data-assistant])]:lg:me-100 noscript:hidden print:hidden"
    />
  );
}
