import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchLimits } from '@waybill/contract/search/search-everything';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { searchEverythingQuery } from '../../features/search/api/search-everything.ts';
import { usePopup } from '../../session/popup/use-popup.ts';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { useUser } from '../../session/user-context.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useNavigate } from '../../ui/navigation/navigation.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type Found, type FoundGroup, groupsOf, trackingOf } from './found-things.ts';
import { recentlyFound, rememberFound } from './recently-found.ts';
import { findPlaces, searchOnTimeline } from './search-places.ts';

/** Finds whatever somebody may see by a few letters: places and settings at once, people and their own things when the server has answered. */
export function SearchPanel() {
  const text = useUiState((state) => state.searchText);
  // By its key: lines that arrive later must not push another one under Enter.
  const [activeKey, setActiveKey] = useState<string>();
  const listId = useId();
  const { groups, search, isSearching, isNothing } = useFound(text);
  const go = useGo();
  const found = groups.flatMap(({ things }) => things);
  const active = Math.max(
    0,
    found.findIndex(({ key: one }) => one === activeKey),
  );

  function key(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      const next = (active + step + found.length) % found.length;
      setActiveKey(found[next]?.key);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    const chosen = found[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      go(chosen);
    }
  }

  return (
    <Sheet title="Search" open onClose={ui.closeSearch}>
      <div className="sticky top-0 z-10 bg-card pt-1 pb-3">
        <SearchField
          label="Search everything"
          placeholder="Name, number, amount or place"
          value={text}
          onChange={(value) => {
            ui.setSearchText(value);
            setActiveKey(undefined);
          }}
          onKeyDown={key}
          autoFocus
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        />
        <p role="status" className="sr-only">
          {isSearching ? 'Searching' : found.length === 1 ? 'One result' : `${found.length} results`}
        </p>
      </div>
      {isNothing ? (
        <p className="pb-3 text-ink-soft">
          Nothing here has “{text.trim()}” in it. Try a name, a tracking number, an amount or a setting.
        </p>
      ) : null}
      <div id={listId} role="listbox" aria-label="Results" aria-busy={isSearching} className="min-h-80">
        {groups.map(({ title, things }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={title} role="group" aria-label={title} className="mb-2">
            <p aria-hidden="true" className="px-2.5 pt-1 caption">
              {title}
            </p>
            {things.map((thing) => {
              const index = found.indexOf(thing);
              return (
                <div
                  key={thing.key}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  onClick={() => go(thing)}
                  onKeyDown={key}
                  onPointerMove={() => setActiveKey(thing.key)}
                  className={classNames('combo-option search-option', index === active && 'bg-marigold/25')}
                >
                  <Line thing={thing} isActive={index === active} />
                </div>
              );
            })}
          </div>
        ))}
        {isSearching ? <p className="px-2.5 py-2 text-ink-soft">Looking through your orders, chats and people</p> : null}
      </div>
      {search.isError ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
          <p className="min-w-0 flex-1">People and your own things could not be searched just now.</p>
          <Button variant="secondary" onClick={() => void search.refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
    </Sheet>
  );
}

function Line({ thing, isActive }: { readonly thing: Found; readonly isActive: boolean }) {
  return (
    <>
      {thing.face === undefined ? null : <Avatar name={thing.label} src={thing.face} size={36} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{thing.label}</span>
        <span className={classNames('block truncate text-13', !isActive && 'text-ink-soft')}>{thing.detail}</span>
      </span>
      <CornerDownLeft size={16} aria-hidden="true" className={classNames('flex-none', !isActive && 'invisible')} />
    </>
  );
}

const placesShown = 5;

function useFound(text: string) {
  const { id, isDispatchPartner } = useUser();
  const settled = useSettled(text);
  // What was found for a shorter text stays until the next answer: lines that come and go are hard to press.
  const search = useQuery({ ...searchEverythingQuery(settled), placeholderData: keepPreviousData });
  const isAsked = settled.trim().length >= searchLimits.leastText;
  if (text.trim() === '') {
    const recent = recentlyFound(id);
    const places = findPlaces('', isDispatchPartner);
    const groups = [
      { title: 'Opened from here', things: recent },
      { title: 'Go to', things: places.filter(({ key }) => recent.every((one) => one.key !== key)) },
    ];
    return { groups: groups.filter(({ things }) => things.length > 0), search, isSearching: false, isNothing: false };
  }
  const tracking = trackingOf(text);
  const places = findPlaces(text, isDispatchPartner).slice(0, placesShown);
  const onTimeline = searchOnTimeline(text);
  const groups: FoundGroup[] = [
    { title: 'By its number', things: tracking ? [tracking] : [] },
    { title: 'Go to', things: places },
    ...(isAsked && search.data ? groupsOf(search.data, new Date()) : []),
    { title: 'Timeline', things: onTimeline ? [onTimeline] : [] },
  ];
  const isSearching = search.isFetching || settled !== text;
  const isNothing = !isSearching && !search.isError && groups.slice(0, -1).every(({ things }) => things.length === 0);
  return { groups: groups.filter(({ things }) => things.length > 0), search, isSearching, isNothing };
}

const pauseMs = 200;

/** The text once the typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useGo() {
  const { id } = useUser();
  const navigate = useNavigate();
  const popup = usePopup();
  return (thing: Found) => {
    rememberFound(id, thing);
    ui.closeSearch();
    if ('to' in thing) navigate(thing.to);
    else if ('popup' in thing) popup.open(thing.popup, thing.params);
    else if (thing.act === 'show-onboarding') ui.openOnboarding();
    else ui.askCookiesAgain();
  };
}
