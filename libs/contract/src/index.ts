/** Path prefix of the API. */
export const apiPrefix = '/api/v1';

export {
  type AssistantAnswer,
  type AssistantCard,
  type AssistantContext,
  type AssistantIntent,
  assistantAnswer,
  assistantCard,
  assistantContext,
  assistantIntent,
  assistantIntents,
  longestQuestion,
} from './assistant';
export { clientAddressHeader } from './client-address';
export { type Contract, contract } from './contract';
export { type Example, examples } from './examples';
export {
  cacheControlOf,
  isPublic,
  maximumAgeOf,
  maximumBodyBytesOf,
  procedure,
  type ProcedureMeta,
} from './procedure';
export { type AnyContract, type ContractRoute, createRouteTable, type RouteTable } from './routes';
export { type ItemDates, itemDates, type ItemsPage, itemsPage } from './content';
export { type RealtimeAlerts, realtimeAlerts } from './realtime-alerts';
export { apiVersion, sharedSchemas, tags } from './reference';
export { contractOf, type Switches } from './switches';
export { type LimitedKey, limitedKeys } from './limited-keys';
export { networkOf } from './network-of';
export { defaultPageSize, maximumPageSize } from './parameters';
export { journeyPreference } from './travel';
export {
  type CaseFieldName,
  type CaseFields,
  caseFields,
  type CaseSubmission,
  caseSubmission,
  checkCaseFields,
  longestMessage,
} from './case-fields';
export {
  type Appointment,
  appointment,
  type CaseFile,
  caseFile,
  type CaseView,
  caseView,
  type MatchReason,
  matchReason,
  type WholeCase,
  wholeCase,
} from './case-view';
export { accountFields } from './accounts';
export { subscriptionFields } from './subscriptions';
export { type DeskCase, deskCase, type SuggestedMatch, suggestedMatch } from './desk';
export { type FieldProblem, fieldProblemOf, fieldProblems } from './field-problems';
