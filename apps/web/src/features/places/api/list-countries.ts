import { api } from '@waybill/client/browser-client';
import { listCountries as call } from '@waybill/contract/places/list-countries';

export async function listCountries() {
  return (await api().call(call, {})).countries;
}

export type Country = Awaited<ReturnType<typeof listCountries>>[number];
