import { createApiClient } from '@waybill/client/api-client';
import { signIn } from '@waybill/contract/identity/sign-in';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { demoPassword } from '../../apps/api/src/demo/people.ts';

/** Signs somebody in and finds a line of her wallet: one row by its key, which may be read as often as one likes. */
export async function ownWalletLine(origin: string) {
  const { accessToken, userId } = await createApiClient({ origin }).call(signIn, {
    body: { identifier: 'adaeze', password: demoPassword },
  });
  const as = createApiClient({ origin, accessToken: async () => accessToken });
  const [line] = (await as.call(listTransactions, { query: {} })).items;
  if (!line) throw new Error('Her wallet has no line');
  return { userId, accessToken, id: line.id, path: `/api/wallet/transactions/${line.id}` };
}
