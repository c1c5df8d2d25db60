import { useQuery } from '@tanstack/react-query';
import { getWalletsQuery } from '../../../features/wallet/api/get-wallets.ts';
import { walletIn } from '../../../features/wallet/model/wallet-in.ts';
import { paths } from '../../../session/paths.ts';
import { useUiState } from '../../../session/ui/ui-state.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The balance that can be spent, linked to the wallet. Without an answer only the link. */
export function WalletGlance() {
  const { isNigerian } = useUser();
  const hidden = !useUiState((state) => state.balanceVisible);
  const { data, isPending } = useQuery(getWalletsQuery);
  const currency = isNigerian ? 'NGN' : 'USD';
  return (
    <Card className="overflow-hidden p-0">
      <ListRow
        to={isNigerian ? paths.walletNg : paths.walletIntl}
        title="Your wallet"
        text="You can spend"
        trailing={
          <span className="text-21">
            {data ? <Amount minor={minorOf(walletIn(data, currency).balance)} currency={currency} hidden={hidden} /> : null}
            {isPending ? <Skeleton className="w-24" /> : null}
          </span>
        }
      />
    </Card>
  );
}
