import { FacePicker } from '../../../features/files/components/face-picker.tsx';
import { PhoneCard } from '../../../features/identity/components/phone-card.tsx';
import { VerifyEmailCard } from '../../../features/identity/components/verify-email-card.tsx';
import { updateUser } from '../../../features/users/api/update-user.ts';
import { AccountForm } from '../../../features/users/components/account-form.tsx';
import { BusinessInfoForm } from '../../../features/users/components/business-info-form.tsx';
import { CountryCard } from '../../../features/users/components/country-card.tsx';
import type { ChangeHandlers } from '../../../features/users/model/use-change-form.ts';
import { paths, withQuery } from '../../../session/paths.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { FleetCard } from '../parts/fleet-card.tsx';
import { SettingPage } from './setting-page.tsx';
import { useGoingOn } from './use-going-on.ts';

export function AccountInformationRoute() {
  const user = useUser();
  const { goesOn, ask } = useGoingOn(paths.accountInformation);
  const handlers: ChangeHandlers = {
    onSaved: (saved, changes) => {
      session.takeUser(saved);
      if (changes.email && saved.pendingEmail)
        toast.info('One more step', `Open the link we sent to ${saved.pendingEmail}.`, 8000);
      else toast.success('Saved', 'Others can see it now.');
    },
    onConfirm: () => ask('change'),
    goesOn: goesOn === 'change',
  };

  return (
    <SettingPage title="Account information" lead="What others see of you, and where we reach you.">
      <div className="grid gap-7">
        {user.pendingEmail ? (
          <Notice tone="info" title="A new email is waiting">
            Open the link we sent to <strong className="wrap-anywhere">{user.pendingEmail}</strong>. Until then {user.email} stays
            yours.
          </Notice>
        ) : user.emailVerified ? null : (
          <VerifyEmailCard email={user.email} onVerified={() => session.reloadUser()} />
        )}
        <Card className="grid gap-6">
          <FacePicker
            userId={user.id}
            face={<Avatar name={user.fullName} src={user.profilePicture} size={96} />}
            hasPicture={user.profilePicture !== null}
            onChange={async (profilePicture) => {
              session.takeUser(await updateUser({ profilePicture }));
              toast.success(profilePicture ? 'Picture updated' : 'Picture removed', 'Others can see it now.');
            }}
          />
          <AccountForm user={user} {...handlers} />
        </Card>
        <Card>
          <CountryCard
            user={user}
            onSaved={(saved) => {
              session.takeUser(saved);
              toast.success('Saved', `You live in ${saved.countryOfResidence} now.`);
            }}
            onConfirm={() => ask('country')}
            goesOn={goesOn === 'country'}
          />
        </Card>
        <Card>
          <PhoneCard
            phoneNumber={user.phoneNumber}
            dialCode={user.dialCode}
            goesOn={goesOn === 'number'}
            onConfirm={() => ask('number')}
            onChanged={async () => {
              await session.reloadUser();
              toast.success('Number changed', 'Sign in with it from now on.');
            }}
          />
        </Card>
        {user.business ? (
          <section>
            <h2 className="mb-2.5 text-17">Your business</h2>
            <Card className="mb-4">
              <BusinessInfoForm business={user.business} {...handlers} />
            </Card>
            <div className="mb-4">
              <FleetCard business={user.business} />
            </div>
            <Card className="overflow-hidden p-0">
              <ListRow
                to={withQuery(paths.signupBusinessRep, { next: paths.accountInformation })}
                title="Representative"
                text={user.business.businessRepName ?? 'Nobody yet'}
              />
              <ListRow to={paths.signupDocuments} title="Documents" text="What you have shown us" />
            </Card>
          </section>
        ) : null}
      </div>
    </SettingPage>
  );
}
