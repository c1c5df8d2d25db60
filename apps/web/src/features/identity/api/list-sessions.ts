import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listSessions as call } from '@waybill/contract/identity/list-sessions';

export type DeviceSession = ResultOf<typeof call>['sessions'][number];

export const listSessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: async ({ signal }) => (await api().call(call, { signal })).sessions,
});
