import { listOfBanks as call } from '@waybill/contract/wallet/list-of-banks';
import { defineRoute } from '../define-route.ts';
import { orProviderDown } from './provider-down.ts';

export const listOfBanksRoute = defineRoute(call, async ({ cards }, { reply }) => {
  const banks = await orProviderDown(cards.listBanks());
  reply.header('cache-control', 'private, max-age=3600');
  return { banks: [...banks].sort((one, other) => one.name.localeCompare(other.name, 'en')) };
});
