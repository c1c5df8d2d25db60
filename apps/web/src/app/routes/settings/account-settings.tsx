import { kycStatus as statuses } from '@waybill/contract/users/enums';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Download from 'lucide-react/icons/download';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useState } from 'react';
import { SessionList } from '../../../features/identity/components/session-list.tsx';
import { RightsTable } from '../../../features/kyc/components/rights-table.tsx';
import { useTopUpRights } from '../../../features/wallet/model/use-top-up-rights.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { paths } from '../../../session/paths.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { signOut } from '../../sign-out/sign-out.ts';
import { Unsent } from '../../sign-out/unsent.ts';
import { UnsentQuestion } from '../../sign-out/unsent-question.tsx';
import { IdentityRow } from '../parts/identity-row.tsx';
import { SettingPage } from './setting-page.tsx';

const links = [
  { to: paths.accountInformation, title: 'Account information', text: 'Name, username, email, city', Icon: IdCard },
  { to: paths.changePassword, title: 'Password', text: 'Change how you sign in', Icon: KeyRound },
  { to: paths.passkeys, title: 'Passkeys', text: 'Sign in with your finger, your face or your screen lock', Icon: Fingerprint },
  { to: paths.changePin, title: 'Wallet PIN', text: 'Four digits that protect your money', Icon: LockKeyhole },
  {
    to: paths.standing,
    title: 'Your standing',
    text: 'Warnings and restrictions by our team, if there are any',
    Icon: BadgeCheck,
  },
  { to: paths.additionalResources, title: 'A copy of my data', text: 'Everything we hold about you, as a file', Icon: Download },
];

export function AccountSettingsRoute() {
  const { kycStatus, isDispatchPartner } = useUser();
  const topUp = useTopUpRights();
  return (
    <SettingPage title="Account" lead="Your identity, your devices and how you sign in.">
      <div className="grid gap-7">
        <Card className="overflow-hidden p-0">
          <IdentityRow status={kycStatus} isBusiness={isDispatchPartner} />
          {links.map(({ to, title, text, Icon }) => (
            <ListRow key={to} to={to} title={title} text={text} leading={<Icon size={22} aria-hidden="true" />} />
          ))}
        </Card>
        {kycStatus === statuses.Completed ? null : (
          <section>
            <h2 className="mb-2.5 text-17">What the check allows</h2>
            <Card>
              <RightsTable topUp={topUp} />
            </Card>
          </section>
        )}
        <section>
          <h2 className="mb-2.5 text-17">Your devices</h2>
          <Card>
            <SessionList />
          </Card>
        </section>
        <SignOutEverywhere />
      </div>
    </SettingPage>
  );
}

function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState<Unsent | null>(null);

  async function leave(evenUnsent: boolean) {
    setUnsent(null);
    setBusy(true);
    try {
      await signOut(true, evenUnsent);
    } catch (failure) {
      if (failure instanceof Unsent) setUnsent(failure);
      else showFailure(failure);
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <p className="mt-2 text-13 text-ink-soft">For a lost phone, or a computer you forgot to sign out of.</p>
      <ConfirmDialog
        title="Sign out everywhere?"
        text="Every device is signed out at once, this one too. Nothing else changes."
        confirmLabel="Sign out everywhere"
        cancelLabel="Stay signed in"
        tone="danger"
        busy={busy}
        open={asking}
        onConfirm={() => void leave(false)}
        onCancel={() => setAsking(false)}
      />
      <UnsentQuestion unsent={unsent} onLeave={() => void leave(true)} onStay={() => setUnsent(null)} />
    </div>
  );
}
