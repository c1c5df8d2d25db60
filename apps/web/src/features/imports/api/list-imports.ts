import { api } from '@waybill/client/browser-client';
import { listImports as call } from '@waybill/contract/imports/list-imports';
import { pagedQuery } from '../../../session/paged-query.ts';

export const listImportsQuery = pagedQuery(['imports', 'list'], (query, signal) => api().call(call, { query, signal }));
