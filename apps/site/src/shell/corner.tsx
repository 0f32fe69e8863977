import { Assistant } from './assistant';
import { ConsentBanner } from './consent-banner';

/**
 * The bottom of the window: the buttons above the question of consent, which sticks to the bottom. Without the question
 * they are fixed: browsers scroll to a sticky element that gets the focus.
 */
export function Corner() {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 in-[html[data-covered]]:sticky print:hidden">
      {/* without a height: only the buttons and the panel themselves cover the page */}
      <div className="relative">
        <Assistant />
      </div>
      <div className="pointer-events-auto">
        <ConsentBanner />
      </div>
    </div>
  );
}
