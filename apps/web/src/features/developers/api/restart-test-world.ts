import { api } from '@waybill/client/browser-client';
import { restartTestWorld as call } from '@waybill/contract/developers/restart-test-world';

export function restartTestWorld() {
  return api().call(call, {});
}
