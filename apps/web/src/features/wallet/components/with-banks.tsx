import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { type Bank, listOfBanksQuery } from '../api/list-of-banks.ts';

type WithBanksProps = { readonly isNeeded: boolean; readonly children: (banks: readonly Bank[]) => ReactNode };

const none: readonly Bank[] = [];

/** Shows something that needs the list of banks, once it is here. */
export function WithBanks({ isNeeded, children }: WithBanksProps) {
  const banks = useQuery({ ...listOfBanksQuery, enabled: isNeeded });
  if (!isNeeded) return children(none);
  if (banks.data) return children(banks.data);
  if (banks.isError)
    return (
      <FailedToLoad
        title="We could not load the banks"
        error={banks.error}
        busy={banks.isFetching}
        onRetry={() => void banks.refetch()}
      />
    );
  return <SkeletonRows rows={3} />;
}
