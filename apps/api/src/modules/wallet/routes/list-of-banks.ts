import { listOfBanks as call } from '@waybill/contract/wallet/list-of-banks';
import { defineRoute } from '../../../platform/http/route.ts';
import type { WalletContext } from '../context.ts';
import { orProviderDown } from './provider-down.ts';

export const listOfBanksRoute = defineRoute(call, async ({ cards }: WalletContext, { reply }) => {
  const banks = await orProviderDown(cards.listBanks());
  reply.header('cache-control', 'private, max-age=3600');
  return { banks: [...banks].sort((one, other) => one.name.localeCompare(other.name, 'en')) };
});
