import { useQuery } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { useRef } from 'react';
import { paths } from '../../../session/paths.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useUiState } from '../../../session/ui/ui-state.ts';
import { useUser } from '../../../session/user-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { getTransactionQuery } from '../api/get-transaction.ts';
import { TransactionSlip } from '../components/transaction-slip.tsx';

export function TransactionDetailsPopup({ params }: PopupProps) {
  const hidden = !useUiState((state) => state.balanceVisible);
  const { transactionId = '' } = params;
  const query = useQuery({ ...getTransactionQuery(transactionId), enabled: transactionId !== '', retry: false });
  const first = useRef<number>(undefined);
  first.current ??= query.data?.status;

  if (query.data)
    return <TransactionSlip transaction={query.data} hidden={hidden} landing={query.data.status !== first.current} />;
  const isUnknown = isProblem(query.error, 'not_found', 'invalid_input');
  if (transactionId === '' || isUnknown) return <NoSuchTransaction />;
  return <Loading query={query} failed="We could not load this" rows={3} />;
}

function NoSuchTransaction() {
  const user = useUser();
  return (
    <EmptyState
      drawing="letter"
      title="No transaction under this address"
      text="Every movement of your money has a page that says what it was for. This one is not on file: the link may be old or incomplete."
      action={
        <ButtonLink replace to={user.isNigerian ? paths.walletNg : paths.walletIntl}>
          Open your wallet
        </ButtonLink>
      }
    />
  );
}
