import { api } from '@waybill/client/browser-client';
import { userExists as call } from '@waybill/contract/identity/user-exists';

export async function userExists(value: string, signal: AbortSignal): Promise<boolean> {
  return (await api().call(call, { params: { value }, signal })).exists;
}
