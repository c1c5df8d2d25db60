import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { resolveAccount as call } from '@waybill/contract/wallet/resolve-account';

/** The name on an account. Asked for once: the provider counts how often. */
export function resolveAccountQuery(bankCode: string, accountNumber: string) {
  return queryOptions({
    queryKey: ['bank-account', bankCode, accountNumber],
    queryFn: async ({ signal }) => (await api().call(call, { query: { bankCode, accountNumber }, signal })).accountName,
    enabled: bankCode !== '' && /^[0-9]{10}$/.test(accountNumber),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
