import { useQuery } from '@tanstack/react-query';
import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { verifyTransfer } from '../api/verify-transfer.ts';

const againMs = 8_000;

/**
 * A payment by transfer as it stands now. The live stream tells when money comes; where its word is lost, we ask every few seconds for as long as
 * somebody looks. It lies below `wallet`, so that the server’s word that money moved asks again.
 */
export function useTransfer(begun: TransferView) {
  const query = useQuery({
    queryKey: ['wallet', 'transfer', begun.reference],
    queryFn: ({ signal }) => verifyTransfer(begun.reference, signal),
    initialData: begun,
    // Shown at once, and asked after at once, too.
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => (isWaiting(data ?? begun) ? againMs : false),
  });
  return { transfer: query.data, isAsking: query.isFetching, askAgain: () => void query.refetch() };
}

export function isWaiting({ state }: Pick<TransferView, 'state'>): boolean {
  return state === 'waiting' || state === 'part';
}
