import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseTopic } from '@raang/domain';

const words: Record<CaseTopic, MessageDescriptor> = {
  journeys: msg`Journeys and train times`,
  tickets: msg`Tickets and cards`,
  accessibility: msg`Accessibility`,
  business: msg`Business and media`,
  website: msg`This website`,
  trains: msg`Trains`,
  stations: msg`Stations`,
  staff: msg`Staff`,
  fares: msg`Fares`,
  safety: msg`Safety`,
  praise: msg`Praise`,
  suggestion: msg`A suggestion`,
  other: msg`Another matter`,
};

/** Name of a case's topic. */
export const topicWords = (topic: string): MessageDescriptor => words[topic as CaseTopic] ?? words.other;
