import type { Account } from '@raang/domain';
import { wishExample } from '../subscription/subscription-examples';
import type { OwnCase, OwnSession, OwnSubscription, ProfileData } from './profile-data';

const account = {
  id: '8d2b4a44-54cf-4bd5-a65c-5a1d4f4c6a31',
  email: 'somchai@example.com',
  name: 'Somchai Jaidee',
  telephone: '081 234 5678',
  locale: 'th',
  state: 'confirmed',
  savedStations: ['BL13', 'PP16'],
} as Account;

const cases: OwnCase[] = [
  {
    reference: 'L-7K3M-9PW4',
    kind: 'lost-report',
    status: 'appointed',
    receivedAt: '2026-11-18T09:12:00+07:00',
    updatedAt: '2026-11-20T08:30:00+07:00',
  },
  {
    reference: 'K-2C4D-6FGH',
    kind: 'complaint',
    status: 'investigating',
    receivedAt: '2026-11-12T18:40:00+07:00',
    updatedAt: '2026-11-13T10:05:00+07:00',
  },
];

const sessions: OwnSession[] = [
  {
    id: 'phone',
    isCurrent: false,
    createdAt: '2026-11-01T07:15:00+07:00',
    lastUsedAt: '2026-11-19T21:02:00+07:00',
    device: 'Safari, iPhone',
  },
  {
    id: 'here',
    isCurrent: true,
    createdAt: '2026-11-20T09:00:00+07:00',
    lastUsedAt: '2026-11-20T09:41:00+07:00',
    device: 'Firefox, Windows',
  },
];

const subscription: OwnSubscription = { ...wishExample, token: 'token-of-the-mails' };

export function profileExample(changes: Partial<ProfileData> = {}): ProfileData {
  return { account, cases, sessions, subscription, ...changes };
}
