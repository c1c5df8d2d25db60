import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listSessions } from '@waybill/contract/identity/list-sessions';

export type DeviceSession = ResultOf<typeof listSessions>['sessions'][number];

export const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: async ({ signal }) => (await api().call(listSessions, { signal })).sessions,
});
