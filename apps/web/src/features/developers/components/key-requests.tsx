import { useInfiniteQuery } from '@tanstack/react-query';
import type { KeyRequestView } from '@waybill/contract/developers/list-key-requests';
import { useDeferredValue, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { When } from '../../../ui/when.tsx';
import { listKeyRequestsQuery } from '../api/list-key-requests.ts';

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'failed', label: 'Refused' },
] as const;

/** The last requests of a key, to be searched. */
export function KeyRequests({ keyId }: { readonly keyId: string }) {
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('all');
  const search = useDeferredValue(typed.trim());
  const query = useInfiniteQuery(listKeyRequestsQuery(keyId, { search, isFailed: kind === 'failed' }));
  const requests = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const isNarrowed = search !== '' || kind === 'failed';

  return (
    <div className="grid gap-4">
      <SearchField
        label="Search the requests"
        placeholder="Address, id or status"
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
      <Segments label="Which requests" options={kinds} value={kind} onChange={setKind} />
      {query.isPending ? <SkeletonRows rows={5} /> : null}
      {query.isError && !query.data ? <FailedToLoad title="We could not load the requests" query={query} /> : null}
      {query.data && requests.length === 0 ? (
        <p className="py-6 text-center text-ink-soft">
          {isNarrowed
            ? 'No request like that.'
            : 'Nothing was asked with this key yet. Requests are here a few seconds after their answer.'}
        </p>
      ) : null}
      <ul aria-label="Requests" className="divide-y divide-line" hidden={requests.length === 0}>
        {requests.map((request) => (
          <RequestRow key={request.requestId} request={request} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <MoreButton
          key={query.data?.pages.at(-1)?.nextCursor}
          busy={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? query.error?.message : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </div>
  );
}

function RequestRow({ request: { at, method, path, status, took, requestId } }: { readonly request: KeyRequestView }) {
  return (
    <li className="grid gap-1 py-3">
      <p className="flex items-baseline gap-2.5">
        <span className={classNames('tabular font-semibold', status >= 400 ? 'text-clay' : 'text-palm')}>{status}</span>
        <span className="min-w-0 flex-1 font-mono text-13 break-all">
          {method} {path}
        </span>
      </p>
      <p className="text-13 text-ink-soft">
        <When at={at} /> · {took} ms · <span className="font-mono break-all select-all">{requestId}</span>
      </p>
    </li>
  );
}
