import { usePopup } from '../../../popups/use-popup.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card, Ticket } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../shell/user-context.tsx';

const wallets = {
  NGN: {
    title: 'Nigerian wallet',
    lead: 'Holds naira: for parcels inside Nigeria, and for what you earn carrying them.',
    other: { to: paths.walletIntl, title: 'International wallet', text: 'Holds dollars, for parcels that cross a border' },
  },
  USD: {
    title: 'International wallet',
    lead: 'Holds dollars: for parcels that cross a border, and for what you earn carrying them.',
    other: { to: paths.walletNg, title: 'Nigerian wallet', text: 'Holds naira, for parcels inside Nigeria' },
  },
} as const;

export function WalletPlace({ currency }: { currency: keyof typeof wallets }) {
  const { hasPin } = useUser();
  const { open } = usePopup();
  const { title, lead, other } = wallets[currency];
  return (
    <Page narrow>
      <PageHeader title={title} lead={lead} />
      <div className="grid gap-5">
        <Ticket>
          <EmptyState
            drawing="wallet"
            title="No money has moved here"
            text="Your balance, what is held in escrow, and every movement with its reason stand on this page. Money cannot come in or go out at the moment, so there is no balance to show."
            action={
              hasPin ? (
                <ButtonLink to={paths.changePin} variant="secondary">
                  Your PIN
                </ButtonLink>
              ) : (
                <Button onClick={() => open('SetupPin')}>Set your PIN</Button>
              )
            }
          />
        </Ticket>
        <Card className="overflow-hidden p-0">
          <ListRow {...other} />
        </Card>
      </div>
    </Page>
  );
}
