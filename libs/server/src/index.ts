export { dropClaimedAddress } from './claimed-address';
export {
  addEncoding,
  type CachedResponse,
  createCachedResponse,
  type EncodedResponse,
  encodeResponse,
  negotiateEncoding,
  sharedSeconds,
  toCachedResponse,
  toHeaderList,
  weakTag,
} from './cached-response';
export { readTrustedProxies, type TrustedProxies } from './client-address';
export { connectTo } from './connect-to';
export { createBoundedServer } from './connection-limits';
export { escapeXml } from './escape-xml';
export { isKnown } from './etag';
export { createLineLimit } from './line-limit';
export { createLog, type Log } from './log';
export { logConsole } from './log-console';
export { mediaTypeOf } from './media-type';
export { type BodyPace, drain } from './read-body';
export { readForm, textsOf } from './read-form';
export { freshnessHeaders, notModified, Refusal } from './refusal';
export { refuseForeignBrowser, refuseForeignOrigin } from './refuse-foreign-origin';
export { currentRequestId, requestIdHeader, requestIdOf, withRequestId } from './request-id';
export {
  createRequestLimit,
  createRequestLimits,
  type LimitedRequest,
  type RequestLimit,
  type RequestLimits,
} from './request-limit';
export {
  clientOf,
  createRequestReader,
  longestTarget,
  type ReceivedRequest,
  type RequestReaderOptions,
} from './request-reader';
export { readTarget, type RequestTarget } from './request-target';
export {
  allowOf,
  answerResource,
  cacheControlOf,
  isJoined,
  isReading,
  type RefusedRequest,
  refusedResource,
  type Resource,
  type ResourceAt,
} from './resource';
export { responseOf } from './response-bytes';
export { sealPage } from './seal-page';
export { commonHeadersOf, contentSecurityPolicy, policyHeaders, reportPath } from './security-headers';
export { SiteRequest, toHeaders } from './site-request';
export { createStop } from './stop';
export { takeTurn } from './take-turn';
