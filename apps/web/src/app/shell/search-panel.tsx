import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchLimits } from '@waybill/contract/search/search-everything';
import { searchEverythingQuery } from '../../features/search/api/search-everything.ts';
import { usePopup } from '../../session/popup/use-popup.ts';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { useUser } from '../../session/user-context.tsx';
import { FindSheet } from '../../ui/find-sheet.tsx';
import { useNavigate } from '../../ui/navigation/navigation.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { type Found, type FoundGroup, groupsOf, trackingOf } from './found-things.ts';
import { recentlyFound, rememberFound } from './recently-found.ts';
import { findPlaces, searchOnTimeline } from './search-places.ts';

/** Finds whatever somebody may see by a few letters: places and settings at once, people and their own things when the server has answered. */
export function SearchPanel() {
  const text = useUiState((state) => state.searchText);
  const { groups, search, isSearching, isNothing } = useFound(text);
  const go = useGo();
  return (
    <FindSheet
      title="Search"
      label="Search everything"
      placeholder="Name, number, amount or place"
      listLabel="Results"
      text={text}
      onText={ui.setSearchText}
      groups={groups.map(({ title, things }) => ({ title, lines: things }))}
      searching={isSearching ? 'Looking through your orders, chats and people' : undefined}
      nothing={
        isNothing ? `Nothing here has “${text.trim()}” in it. Try a name, a tracking number, an amount or a setting.` : undefined
      }
      failed={
        search.isError
          ? {
              text: 'People and your own things could not be searched just now.',
              onRetry: () => void search.refetch(),
            }
          : undefined
      }
      onChoose={go}
      onClose={ui.closeSearch}
    />
  );
}

const pauseMs = 200;
const placesShown = 5;

function useFound(text: string) {
  const { id, isDispatchPartner } = useUser();
  const settled = useSettled(text, pauseMs);
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
