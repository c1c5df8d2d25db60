import { useQuery } from '@tanstack/react-query';
import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listTransfersQuery } from '../api/list-transfers.ts';
import { waitingTransfer } from '../model/waiting-transfer.ts';

type WithWaitingTransferProps = {
  readonly purpose: TransferView['purpose'];
  readonly children: (waiting: TransferView | undefined) => ReactNode;
};

/** Shows something to somebody who may come back to a transfer that waits for its money. Where it cannot be asked for, there is none. */
export function WithWaitingTransfer({ purpose, children }: WithWaitingTransferProps) {
  const { data, isFetchedAfterMount, fetchStatus } = useQuery(listTransfersQuery);
  // What an earlier visit knew would be another answer as soon as one was begun or paid.
  return !isFetchedAfterMount && fetchStatus === 'fetching' ? (
    <Skeleton shape="card" />
  ) : (
    children(waitingTransfer(data, purpose))
  );
}
