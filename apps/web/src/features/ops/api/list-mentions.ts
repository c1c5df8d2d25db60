import { api } from '@waybill/client/browser-client';
import { listMentions as call } from '@waybill/contract/ops/list-mentions';
import { opsList } from './ops-list.ts';

export const listMentionsQuery = opsList(['mentions'], (query, signal) => api().call(call, { query, signal }));
