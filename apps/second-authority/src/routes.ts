import type { ShowPage } from './visit/page';
import { contactForm, messageReceived } from './pages/contact';
import { home } from './pages/home';
import { item } from './pages/item';
import { journeys } from './pages/journeys';
import { listing } from './pages/listing';
import { serviceStatus } from './pages/service-status';
import { station, stations } from './pages/stations';

/** Every page by its path after the language; the first one that fits is shown. */
const routes: readonly [path: string, page: ShowPage, methods?: 'POST'][] = [
  ['', home],
  ['journeys', journeys],
  ['stations', stations],
  ['stations/:code', station],
  ['status', serviceStatus],
  ['contact', contactForm, 'POST'],
  ['contact/received', messageReceived],
  [':group/:category', listing],
  [':group/:category/:id', item],
];

/** @param path after the language, decoded, without slashes around it */
export function findRoute(path: string) {
  const segments = path.split('/');
  for (const [pattern, show, method] of routes) {
    const parts = pattern.split('/');
    const fits = parts.length === segments.length && parts.every((part, i) => isFit(part, segments[i]!));
    const parameters = segments.filter((_, i) => parts[i]?.startsWith(':'));
    if (fits) return { show, parameters, takesForm: method === 'POST' };
  }
  return undefined;
}

const isFit = (part: string, segment: string) => part === segment || (part.startsWith(':') && segment !== '');
