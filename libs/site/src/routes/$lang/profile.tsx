import {
  ChangeEmailForm,
  ChangePasswordForm,
  DeleteAccountForm,
  discardDrafts,
  ProfileForm,
} from '@raang/forms';
import { ProfileView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../addresses/page-address';
import { leaveFor } from '../../first/leave-for';
import { sentForm, sentIf } from '../../forms/sent-form';
import { usePageForm } from '../../forms/use-page-form';
import { useProfileForm } from '../../forms/use-profile-form';
import { loadProfile } from '../../pages/profile';
import { findProfileForm } from '../../server/forms/account-forms/profile-forms';
import { withToken } from '../../server/forms/form-token';
import { takeForm } from '../../server/forms/page-form';
import { privateHeadTags } from '../../shell/frame/private-head-tags';

const search = searchOf('/$lang/profile');

export const Route = createFileRoute('/$lang/profile')({
  server: { handlers: { POST: takeForm(withToken(findProfileForm)) } },
  validateSearch: search,
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loaderDeps: ({ search: given }) => search(given),
  loader: async ({ context: { locale, sent }, deps }) => ({
    ...(await loadProfile({ data: { locale, search: deps } })),
    sent,
  }),
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: ProfilePage,
});

function ProfilePage() {
  const { id, model, rules, values, seen, place, today, hidden, sent } = Route.useLoaderData();
  const { email } = model;
  const formOf = (form: keyof typeof rules) => ({ rules: rules[form], today, sent: sentIf(sent, form) });
  const detailsForm = useProfileForm({ ...formOf('details'), seen });
  const emailForm = usePageForm(formOf('email'));
  const passwordForm = usePageForm(formOf('password'));
  const deletionForm = usePageForm(formOf('deletion'));
  return (
    <ProfileView
      model={model}
      hidden={hidden}
      forms={{
        details: (
          <ProfileForm
            {...detailsForm}
            hidden={{ ...hidden, ...detailsForm.hidden, form: 'details' }}
            defaults={values}
            draftOf={id}
            place={place}
          />
        ),
        email: <ChangeEmailForm {...emailForm} hidden={{ ...hidden, form: 'email' }} />,
        password: (
          <ChangePasswordForm {...passwordForm} hidden={{ ...hidden, form: 'password' }} email={email} />
        ),
        deletion: (
          <DeleteAccountForm
            {...deletionForm}
            hidden={{ ...hidden, form: 'deletion' }}
            email={email}
            onDone={(href) => {
              discardDrafts();
              leaveFor(href);
            }}
          />
        ),
      }}
    />
  );
}
