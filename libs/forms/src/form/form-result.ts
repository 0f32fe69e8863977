import type { EarlierForm, FormProblem, FormRefusal } from '../check/sent-form';

/** How a submission ended, from the site that sent it. */
export type FormResult =
  /** Accepted: `href` is the page to go to. */
  | { kind: 'done'; href: string }
  /** Rejected for what was typed. */
  | { kind: 'problems'; problems: readonly FormProblem[] }
  /** The same content arrived before. The field `again` sends it all the same. */
  | { kind: 'repeated'; earlier: EarlierForm }
  /** No response. A submission that throws counts as this too. */
  | { kind: 'offline' }
  /** Any other response. */
  | ({ kind: 'refused' } & FormRefusal);
