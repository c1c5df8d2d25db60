import { api } from '@waybill/client/browser-client';
import { proveBooks as call } from '@waybill/contract/ops/prove-books';

export function proveBooks() {
  return api().call(call, {});
}
