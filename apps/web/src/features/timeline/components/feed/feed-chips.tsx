import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from '../../../../ui/navigation/link.tsx';
import { countDetails, type FeedFilter, feedSearch, feedTypes, feedTypeWords } from '../../model/feed/feed-filter.ts';

const ParcelFilters = lazy(async () => ({ default: (await import('./parcel-filters.tsx')).ParcelFilters }));

type FeedChipsProps = { readonly filter: FeedFilter; readonly onFilter: (filter: FeedFilter) => void };

/** Chips that filter the timeline. Each choice is an address, so Back returns to the last one. */
export function FeedChips({ filter, onFilter }: FeedChipsProps) {
  const [open, setOpen] = useState(false);
  const inUse = countDetails(filter);
  const row = useRef<HTMLElement>(null);
  const current = filter.search === '' ? filter.type : undefined;

  // On a phone the row is wider than the screen, and the chosen one may lie outside.
  useEffect(() => {
    const chosen = current && row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!chosen || !row.current) return;
    const { current: element } = row;
    // With the next frame, which lays the page out in any case.
    const frame = requestAnimationFrame(() => {
      element.scrollLeft = chosen.offsetLeft - element.clientWidth / 2 + chosen.offsetWidth / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <>
      <nav ref={row} aria-label="What to show" className="chips relative">
        {feedTypes.map((type) => (
          <Link
            key={type}
            to={{ search: feedSearch({ type, search: '' }) }}
            aria-current={type === current ? 'page' : undefined}
            className="chip"
          >
            {feedTypeWords[type]}
          </Link>
        ))}
      </nav>
      {filter.type === 'parcels' ? (
        <button type="button" onClick={() => setOpen(true)} className="chip mt-2">
          <SlidersHorizontal size={18} aria-hidden="true" />
          {inUse === 0 ? 'By day, way and place' : `Narrowed down by ${inUse}`}
        </button>
      ) : null}
      <Suspense fallback={null}>
        {open ? <ParcelFilters filter={filter} onFilter={onFilter} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
