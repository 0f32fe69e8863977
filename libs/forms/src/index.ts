export type { FieldRule, FieldRules } from './check/field-rule';
export type { EarlierForm, FormProblem, FormRefusal, SentForm } from './check/sent-form';
export type { FormResult } from './form/form-result';
export { RefusalWords } from './form/form-notices';
export type { PageFormProps } from './form/form-props';
export { discardDraft, discardDrafts, draftKey } from './form/draft';
export {
  discardEarlyDraft,
  earlyForms,
  endEarlySubmission,
  isAsSent,
  isEarly,
  keepEarlyDraft,
  leaveEarlyDraft,
  startEarlySubmission,
} from './form/early-form';
export { passedAttribute, unreachableEvent } from './form/browser-post';
export { tabKey } from './form/tab';
export type { ConnectingStation, Operator, Place } from './fields/place';
export type { Upload, UploadResult, UploadTask } from './fields/upload';
export type { CaseFormProps } from './sections/case-form-props';
export { problemWords } from './words/problem-words';
export { handedToWords } from './words/handed-to-words';
export { topicWords } from './words/topic-words';
export { severityWords, weekdayWords } from './words/wish-words';
export { ChangeEmailForm } from './change-email/change-email-form';
export { ChangePasswordForm, type ChangePasswordFormProps } from './change-password/change-password-form';
export { ClaimForm } from './claim/claim-form';
export { CommentForm, type CommentFormProps } from './comment/comment-form';
export { ComplaintForm, type ComplaintFormProps } from './complaint/complaint-form';
export { ContactForm } from './contact/contact-form';
export { DeleteAccountForm, type DeleteAccountFormProps } from './delete-account/delete-account-form';
export { ForgotPasswordForm } from './forgot-password/forgot-password-form';
export { FoundReportForm, type FoundReportFormProps } from './found-report/found-report-form';
export { LoginForm, type LoginFormProps } from './login/login-form';
export { LostReportForm, type LostReportFormProps } from './lost-report/lost-report-form';
export { ProfileForm, type ProfileFormProps } from './profile/profile-form';
export { RegisterForm, type RegisterFormProps } from './register/register-form';
export { ReplyForm } from './reply/reply-form';
export { SetPasswordForm } from './set-password/set-password-form';
export { SubscribeForm, type SubscribeFormProps } from './subscription/subscribe-form';
export { SubscriptionForm, type SubscriptionFormProps } from './subscription/subscription-form';
export type { WishFieldsProps } from './subscription/wish-fields';
export { TrackingForm } from './tracking/tracking-form';
