import { watchHeaderPanels, watchScrolled } from '@raang/ui';
import { watchAssistantButtons } from './assistant-open';
import { watchBrowserForms } from './browser-forms';
import { watchColourMode } from './colour-mode';
import { watchConsentQuestion } from './consent-question';
import { watchCountdowns } from './countdown';
import { watchEarlyForms } from './early-forms';
import { showKnownPlaces } from './known-places';
import { watchNotices } from './notices';
import { watchTarget } from './open-target';
import { openSevereAlerts } from './unseen-alerts';
import { showLike } from './shown-like';

/*
 * What acts at once, before the program or without it: a press must not wait for React. Each module listens to the
 * document and changes attributes that React does not set, so it goes on after hydration and after navigations.
 */
watchHeaderPanels();
watchConsentQuestion();
watchNotices();
watchAssistantButtons();
watchBrowserForms();
watchEarlyForms();
whenParsed(() => {
  watchColourMode();
  watchScrolled();
  watchTarget();
  openSevereAlerts();
  showLike();
  showKnownPlaces();
  watchCountdowns();
});

/** The script is loaded beside the document, and may run first. */
function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  // after the gate is open, which would take the focus of a dialog for the visitor's beginning
  else setTimeout(run);
}
