import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '@waybill/contract/ops/saved-view';
import type { ViewList } from '@waybill/contract/ops/view-lists';
import Users from 'lucide-react/icons/users';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/navigation/link.tsx';
import { useLocation, useNavigate } from '../../../../ui/navigation/navigation.ts';
import { toast } from '../../../../ui/toast.tsx';
import { changeView } from '../../api/change-view.ts';
import { listViewsQuery } from '../../api/list-views.ts';
import { chosenIn, filtersIn, sameFilters, searchOf, searchOfAll } from '../../model/view-address.ts';
import { ViewSheet } from './view-sheet.tsx';

/** The saved views above the filters of a list. The chosen one stands in the address, beside what it narrows by. */
export function ViewBar({ list }: { readonly list: ViewList }) {
  const { pathname, search } = useLocation();
  const { data: views = [] } = useQuery(listViewsQuery(list));
  const [sheet, setSheet] = useState<'new' | 'chosen'>();
  useDefault(list, views);
  const filters = filtersIn(search, list);
  const isNarrowed = Object.keys(filters).length > 0;
  const chosenId = chosenIn(search);
  // A list that somebody has narrowed to just what a view says is that view.
  const chosen = views.find((view) =>
    chosenId === null ? isNarrowed && sameFilters(filters, view.filters) : view.id === chosenId,
  );
  const isChanged = chosen !== undefined && !sameFilters(filters, chosen.filters);
  if (views.length === 0 && !isNarrowed) return null;
  return (
    <div className="mb-4 grid gap-2">
      {views.length > 0 ? (
        <nav aria-label="Saved views" className="ops-views">
          <Link to={`${pathname}?${searchOfAll}`} className="ops-view" aria-current={chosen || isNarrowed ? undefined : 'true'}>
            Everything
          </Link>
          {views.map((view) => (
            <Link
              key={view.id}
              to={`${pathname}?${searchOf(view)}`}
              className="ops-view"
              aria-current={view === chosen ? 'true' : undefined}
            >
              {view.isShared ? <Users size={16} role="img" aria-label="Shared:" className="flex-none" /> : null}
              {view.name}
            </Link>
          ))}
        </nav>
      ) : null}
      {chosen?.isStale ? (
        <p className="text-13 text-ink-soft">Something that this view was narrowed by is gone from the list, and left out.</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-1">
        {chosen && isChanged && chosen.mayChange ? <SaveChanges view={chosen} filters={filters} /> : null}
        {isNarrowed && (!chosen || isChanged) ? (
          <Button variant="quiet" className="min-h-11 text-15" onClick={() => setSheet('new')}>
            {chosen ? 'Save as a new view' : 'Save this view'}
          </Button>
        ) : null}
        {chosen ? (
          <Button variant="quiet" className="min-h-11 text-15" onClick={() => setSheet('chosen')}>
            {chosen.mayChange ? 'Name, share or remove' : 'About this view'}
          </Button>
        ) : null}
      </div>
      {sheet === undefined ? null : (
        <ViewSheet
          list={list}
          filters={filters}
          view={sheet === 'chosen' ? chosen : undefined}
          onClose={() => setSheet(undefined)}
        />
      )}
    </div>
  );
}

type SaveChangesProps = { readonly view: SavedView; readonly filters: SavedView['filters'] };

/** The view was chosen, and narrowed otherwise since. */
function SaveChanges({ view, filters }: SaveChangesProps) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const { id, name, isShared, version } = view;

  async function save(): Promise<void> {
    await changeView(id, { name, isShared, filters, version });
    toast.success(`“${name}” is saved`, isShared ? 'All of us see it like this from now on.' : '');
  }

  return (
    <>
      <span role="status" className="px-3 text-15 text-ink-soft">
        “{name}”, changed
      </span>
      <Button
        variant="quiet"
        className="min-h-11 text-15"
        busy={busy}
        onClick={() =>
          void run(save).finally(() => void queries.invalidateQueries({ queryKey: listViewsQuery(view.list).queryKey }))
        }
      >
        Save the changes
      </Button>
    </>
  );
}

/** A list that is opened with nothing in its address is opened with the view that one likes to begin with. */
function useDefault(list: ViewList, views: readonly SavedView[]): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const first = views.find(({ isDefault }) => isDefault);
  const open = useEffectEvent((view: SavedView) => navigate({ search: searchOf(view) }, { replace: true }));
  const isBare = chosenIn(search) === null && Object.keys(filtersIn(search, list)).length === 0;
  useEffect(() => {
    if (isBare && first) open(first);
  }, [isBare, first]);
}
