import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '../../../ui/loading.tsx';
import { type Bank, listOfBanksQuery } from '../api/list-of-banks.ts';

type WithBanksProps = { readonly isNeeded: boolean; readonly children: (banks: readonly Bank[]) => ReactNode };

const none: readonly Bank[] = [];

/** Shows something that needs the list of banks, once it is here. */
export function WithBanks({ isNeeded, children }: WithBanksProps) {
  const banks = useQuery({ ...listOfBanksQuery, enabled: isNeeded });
  if (!isNeeded) return children(none);
  if (banks.data) return children(banks.data);
  return <Loading query={banks} failed="We could not load the banks" rows={3} />;
}
