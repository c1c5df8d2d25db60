import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReceiverView } from '@waybill/contract/receivers/receiver-view';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { listReceiversQuery } from '../api/list-receivers.ts';
import { ReceiverRow } from './receiver-row.tsx';

const ReceiverSheet = lazyComponent(async () => (await import('./receiver-sheet.tsx')).ReceiverSheet, null);

/** Whom one sends to: found by name, number or door, newest first. */
export function ReceiverBook() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [edited, setEdited] = useState<ReceiverView | 'new'>();
  const query = useInfiniteQuery({ ...listReceiversQuery(search), placeholderData: keepPreviousData });
  const receivers = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const inBook = query.data?.pages[0]?.inBook ?? 0;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        {inBook > 0 || typed !== '' ? (
          <SearchField
            label="Name, phone or address"
            value={typed}
            maxLength={80}
            onChange={setTyped}
            className="min-w-0 flex-1 basis-60"
          />
        ) : null}
        <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => setEdited('new')}>
          Add somebody
        </Button>
      </div>
      <Card className="overflow-hidden p-0">
        {query.data ? null : <Loading query={query} failed="We could not load your receivers" />}
        {query.data && receivers.length === 0 ? <NothingHere search={search} /> : null}
        <ul aria-label="Receivers">
          {receivers.map((receiver) => (
            <li key={receiver.id} className="border-line px-5 py-4 not-first:border-t">
              <ReceiverRow receiver={receiver} onEdit={setEdited} />
            </li>
          ))}
        </ul>
      </Card>
      {query.hasNextPage ? (
        <MoreButton key={receivers.length} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
      {edited ? <ReceiverSheet receiver={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} /> : null}
    </div>
  );
}

function NothingHere({ search }: { readonly search: string }) {
  if (search !== '')
    return <EmptyState drawing="shelf" title="Nobody like that" text="Try a part of the name, the number or the street." />;
  return (
    <EmptyState
      drawing="door"
      title="Nobody in your book yet"
      text="Keep whom you send to often, with the landmark that finds their door. After you post a parcel to somebody new, we offer it, too."
    />
  );
}
