import { deactivateUser } from '../../../features/users/api/deactivate-user.ts';
import { DeactivateForm } from '../../../features/users/components/deactivate-form.tsx';
import { WithWallets } from '../../../features/wallet/components/with-wallets.tsx';
import { walletWithMoney } from '../../../features/wallet/model/wallet-with-money.ts';
import { paths } from '../../../session/paths.ts';
import { useUser } from '../../../session/user-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { toast } from '../../../ui/toast.tsx';
import { leaveForGood } from '../../sign-out/sign-out.ts';
import { SettingPage } from './setting-page.tsx';
import { useGoingOn } from './use-going-on.ts';

const what = [
  'Your name, picture, email, phone and papers are removed, and what you wrote to our support. What you wrote to others stays with them, under “Someone who left”.',
  'Your parcels, trips and posts leave the timeline.',
  'Every device is signed out, and your username becomes free for others.',
  'The books and the orders stay, without your name, because others need them.',
];

export function DeactivateRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const { goesOn, ask } = useGoingOn(paths.deactivate);

  async function close() {
    await leaveForGood(user.id, () => deactivateUser(user.id));
    navigate(paths.login, { replace: true });
    toast.success('Your account is closed', 'Your name has been removed everywhere. All the best.', 8000);
  }

  return (
    <SettingPage title="Deactivate account" lead="Close your account for good. This cannot be undone.">
      <Card className="grid gap-5">
        <ul className="grid list-disc gap-2 pl-5 marker:text-ink-soft">
          {what.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          First empty your wallets, and end what is under way: deliveries, parcels that wait for a carrier, payouts. You may want{' '}
          <Link to={paths.additionalResources} className="text-lagoon underline">
            a copy of your data
          </Link>
          , too.
        </p>
        <WithWallets>
          {(pushState) => (
            <DeactivateForm
              credits={pushState.credits}
              onClose={close}
              goesOn={goesOn === 'leave'}
              onConfirm={() => ask('leave')}
              ways={{
                wallet_not_empty: (
                  <ButtonLink to={walletWithMoney(pushState) === 'NGN' ? paths.walletNg : paths.walletIntl} variant="secondary">
                    To my wallet
                  </ButtonLink>
                ),
                orders_running: (
                  <ButtonLink to={paths.orders} variant="secondary">
                    To my orders
                  </ButtonLink>
                ),
              }}
            />
          )}
        </WithWallets>
      </Card>
    </SettingPage>
  );
}
