import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { hiddenItemQuery } from '../../api/hidden-item.ts';
import { showItemAgain } from '../../api/show-item-again.ts';
import { kindWord, shortTitle } from '../../model/feed/item-words.ts';

type HiddenListProps = { readonly itemIds: readonly string[]; readonly onChanged: () => void | Promise<void> };

const atOnce = 10;

/** Items the member hid, each with a way to show it again. Those that have left the timeline are not listed. */
export function HiddenList({ itemIds, onChanged }: HiddenListProps) {
  const [shown, setShown] = useState(atOnce);
  const queries = useQueries({ queries: itemIds.slice(0, shown).map(hiddenItemQuery) });
  const items = queries.flatMap(({ data }) => data ?? []);
  const isWaiting = queries.some(({ isPending }) => isPending);
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  const isEmpty = items.length === 0 && failed.length === 0 && !isWaiting;
  return (
    <Card className="overflow-hidden p-0">
      {isEmpty ? <p className="p-5 text-ink-soft">What you hid is no longer on the timeline.</p> : null}
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-line px-5 py-3.5 not-first:border-t">
            <HiddenRow item={item} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {isWaiting ? (
        <div className="p-5">
          <SkeletonRows rows={2} />
        </div>
      ) : null}
      {failed.length > 0 ? (
        <div className="p-3">
          <FailedToLoad
            title={items.length === 0 ? 'We could not load what you hid' : 'We could not load all of what you hid'}
            query={{
              error: failed[0]?.error,
              isFetching: failed.some(({ isFetching }) => isFetching),
              refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
            }}
          />
        </div>
      ) : null}
      {itemIds.length > shown && !isWaiting ? (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" onClick={() => setShown(shown + atOnce)}>
            Show more
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function HiddenRow({ item, onChanged }: { readonly item: TimelineItemView } & Pick<HiddenListProps, 'onChanged'>) {
  const { busy, run } = useBusy();
  const cache = useQueryClient();
  const title = shortTitle(item);

  async function showAgain() {
    await showItemAgain(item);
    void cache.invalidateQueries({ queryKey: ['timeline'] });
    toast.success('Back on your timeline', title);
    await onChanged();
  }

  return (
    <div className="flex items-center gap-3">
      <p className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        <span className="block truncate text-13 text-ink-soft">
          {kindWord(item)} by {item.author.fullName}
        </span>
      </p>
      <Button variant="secondary" busy={busy} aria-label={`Show again: ${title}`} onClick={() => void run(showAgain)}>
        Show again
      </Button>
    </div>
  );
}
