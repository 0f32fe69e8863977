import { msg } from '@lingui/core/macro';

/** What just happened, as the query of the profile names it. */
export const profileNotices = {
  welcome: { title: msg`Your account is ready`, text: msg`You are signed in.` },
  saved: { title: msg`Your details have been saved` },
  'email-asked': {
    title: msg`We have sent two e-mails`,
    text: msg`Use the link in each of them, at your new and at your current address, within 24 hours. Until then nothing changes.`,
  },
  password: { title: msg`Your password has been changed`, text: msg`Other devices are signed out.` },
};
export type ProfileNotice = keyof typeof profileNotices;
