import { ServerHtml } from '@raang/views';
import { pageLocale } from '../../language/page-locale';
import { Assistant } from '../assistant/assistant';
import { cornerButtons, consentQuestion } from './corner-html';

/**
 * The bottom of the window: the round buttons or the assistant, above the question of consent, which sticks to the bottom.
 * Without the question they are fixed: browsers scroll to a sticky element that gets the focus.
 */
export function Corner() {
  const locale = pageLocale();
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 in-[html[data-covered]]:sticky noscript:hidden print:hidden">
      {/* without a height: only the buttons and the panel themselves cover the page */}
      <div className="relative">
        <Assistant>
          {(isOpen) => <ServerHtml name="corner" html={cornerButtons()} hidden={isOpen} />}
        </Assistant>
      </div>
      <ServerHtml
        name="consent"
        html={consentQuestion(locale)}
        className="pointer-events-auto hidden in-[html[data-covered]]:block"
      />
    </div>
  );
}
