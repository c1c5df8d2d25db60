import { api } from '@waybill/client/browser-client';
import { userExists } from '@waybill/contract/identity/user-exists';

export async function accountExists(value: string, signal: AbortSignal): Promise<boolean> {
  return (await api().call(userExists, { params: { value }, signal })).exists;
}
