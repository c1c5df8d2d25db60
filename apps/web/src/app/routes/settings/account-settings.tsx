import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useState } from 'react';
import { SessionList } from '../../../features/identity/components/session-list.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { paths } from '../../paths.ts';
import { signOut } from '../../session/sign-out.ts';
import { Unsent } from '../../session/unsent.ts';
import { UnsentQuestion } from '../../session/unsent-question.tsx';
import { SettingPage } from './setting-page.tsx';

const links = [
  { to: paths.accountInformation, title: 'Account information', text: 'Name, username, e-mail, city', Icon: IdCard },
  { to: paths.changePassword, title: 'Password', text: 'Change how you sign in', Icon: KeyRound },
  { to: paths.changePin, title: 'Wallet PIN', text: 'Four digits that guard your money', Icon: LockKeyhole },
];

export function AccountSettingsRoute() {
  return (
    <SettingPage title="Account" lead="Where you are signed in, and how.">
      <div className="grid gap-7">
        <Card className="overflow-hidden p-0">
          {links.map(({ to, title, text, Icon }) => (
            <ListRow key={to} to={to} title={title} text={text} leading={<Icon size={22} aria-hidden="true" />} />
          ))}
        </Card>
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
      <p className="mt-2 text-13 text-ink-soft">For a lost phone, or a computer you forgot to leave.</p>
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
