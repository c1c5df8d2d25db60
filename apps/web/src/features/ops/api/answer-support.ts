import { api } from '@waybill/client/browser-client';
import { answerSupport as call } from '@waybill/contract/ops/answer-support';
import { newKey } from '../../../forms/request-key.ts';

export function answerSupport(roomId: string, clientId: string, messageText: string) {
  return api().call(call, { params: { roomId }, body: { clientId, messageText } });
}

/** A UUID, as the server wants it: random, of the fourth kind. */
export function newMessageId(): string {
  return newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}
