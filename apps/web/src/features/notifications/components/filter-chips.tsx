import { useEffect, useRef } from 'react';
import { Link } from '../../../ui/navigation/link.tsx';
import { filterWords, type NotificationFilter, notificationFilters, notificationSearch } from '../model/notification-filter.ts';
import { badgeText } from '../model/unseen-words.ts';

type FilterChipsProps = { readonly filter: NotificationFilter; readonly unseen: number };

/** The filter. Each choice is an address, so Back returns to the last one. */
export function FilterChips({ filter, unseen }: FilterChipsProps) {
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen, and the chosen one may lie outside.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with every choice
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (chosen && row.current) row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 2 + chosen.offsetWidth / 2;
  }, [filter]);
  return (
    <nav ref={row} aria-label="What to show" className="chips relative">
      {notificationFilters.map((name) => (
        <Link
          key={name}
          to={{ search: notificationSearch(name) }}
          aria-current={name === filter ? 'page' : undefined}
          className="chip"
        >
          {filterWords[name].label}
          {name === 'unseen' && unseen > 0 ? <span className="tabular">{badgeText(unseen)}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
