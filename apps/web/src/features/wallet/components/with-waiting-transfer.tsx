import { useQuery } from '@tanstack/react-query';
import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { type ReactNode, useRef } from 'react';
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
  const isShown = useRef(false);
  // What an earlier visit knew would be another answer as soon as one was begun or paid. Nothing is taken from under somebody's
  // hands once it is there, such as when the network comes back.
  if (!isShown.current && !isFetchedAfterMount && fetchStatus === 'fetching') return <Skeleton shape="card" />;
  isShown.current = true;
  return children(waitingTransfer(data, purpose));
}
