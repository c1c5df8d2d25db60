import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createApiClient } from '@waybill/client/api-client';
import { provideClient } from '@waybill/client/browser-client';
import type { ProblemCode, ProblemDetails } from '@waybill/contract/problem';
import type { OwnUser } from '@waybill/contract/users/user-view';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { UserProvider } from '../session/user-context.tsx';
import { StaticNavigation } from '../ui/navigation/static-navigation.tsx';
import { ada } from './own-user.ts';

export type Sent = { readonly call: string; readonly body: unknown; readonly key: string | null };

type Answer = Response | ((sent: Sent) => Response | Promise<Response>);

/** Answers calls by method and path, and keeps what was sent. A call nobody planned is a mistake of the test. */
export function standInApi(answers: Readonly<Record<string, Answer>>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: { method?: string; headers?: HeadersInit; body?: string } = {}) => {
    const call = `${init.method ?? 'GET'} ${address.replace('/api', '')}`;
    const key = new Headers(init.headers).get('idempotency-key');
    const request: Sent = { call, body: init.body ? JSON.parse(init.body) : undefined, key };
    sent.push(request);
    const answer = answers[call] ?? answers[call.split('?')[0] ?? ''];
    if (!answer) throw new Error(`Nobody planned an answer to ${call}`);
    return typeof answer === 'function' ? answer(request) : answer.clone();
  });
  // Whatever is uploaded arrives.
  provideClient(createApiClient({ sendWithProgress: async () => new Response(null, { status: 204 }) }));
  return { sent, of: (call: string) => sent.filter((request) => request.call.startsWith(call)) };
}

export function refusal(code: ProblemCode, detail: string, more: Partial<ProblemDetails> = {}): Response {
  const problem = { type: '', title: detail, status: 422, detail, code, errors: [], ...more };
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

type Surroundings = { readonly at?: string; readonly user?: OwnUser; readonly queries?: QueryClient };

/** Draws something as the app does: with queries, at an address, for somebody who is signed in. */
export function renderWithQueries(children: ReactNode, { at = '/', user = ada, queries = newQueries() }: Surroundings = {}) {
  return render(
    <QueryClientProvider client={queries}>
      <StaticNavigation at={at}>
        <UserProvider user={user}>{children}</UserProvider>
      </StaticNavigation>
    </QueryClientProvider>,
  );
}

function newQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
