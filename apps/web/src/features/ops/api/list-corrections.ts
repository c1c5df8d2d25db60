import { api } from '@waybill/client/browser-client';
import { listCorrections as call } from '@waybill/contract/ops/list-corrections';
import { opsList } from './ops-list.ts';
export const listCorrectionsQuery = opsList(['corrections'], (page, signal) => api().call(call, { query: page, signal }));
