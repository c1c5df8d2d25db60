import { api } from '@waybill/client/browser-client';
import { listCountries } from '@waybill/contract/places/list-countries';

export async function loadCountries() {
  return (await api().call(listCountries, {})).countries;
}

export type Country = Awaited<ReturnType<typeof loadCountries>>[number];
