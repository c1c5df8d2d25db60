import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { type KeyboardEvent, useId, useState } from 'react';
import { usePopup } from '../../session/popup/use-popup.ts';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { useUser } from '../../session/user-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useNavigate } from '../../ui/navigation/navigation.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { findPlaces, type SearchPlace, searchOnTimeline } from './search-places.ts';

/** “Go to”: every place, setting and first step of the app by a few letters, and whatever is on the timeline. */
export function SearchPanel() {
  const { isDispatchPartner } = useUser();
  const text = useUiState((state) => state.searchText);
  const [active, setActive] = useState(0);
  const listId = useId();
  const go = useGo();
  const places = findPlaces(text, isDispatchPartner);
  const found = [...places, searchOnTimeline(text)].filter((place) => place !== undefined);

  function key(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      const next = (active + step + found.length) % found.length;
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    const chosen = found[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      go(chosen);
    }
  }

  return (
    <Sheet title="Go to" open onClose={ui.closeSearch}>
      <div className="sticky top-0 z-10 bg-card pt-1 pb-3">
        <SearchField
          label="Search places and settings"
          value={text}
          onChange={(value) => {
            ui.setSearchText(value);
            setActive(0);
          }}
          onKeyDown={key}
          autoFocus
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        />
        <p role="status" className="sr-only">
          {places.length === 1 ? 'One place' : `${places.length} places`}
        </p>
      </div>
      {places.length === 0 ? <p className="pb-3 text-ink-soft">No place or setting is called “{text.trim()}”.</p> : null}
      <div id={listId} role="listbox" aria-label="Places" className="min-h-80">
        {found.map((place, index) => (
          <div
            key={place.label}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => go(place)}
            onKeyDown={key}
            onPointerMove={() => setActive(index)}
            className={classNames('combo-option', index === active && 'bg-marigold/25')}
          >
            <span className="font-medium">{place.label}</span>
            <span className={classNames('flex items-center gap-2 text-13', index !== active && 'text-ink-soft')}>
              {place.detail}
              <CornerDownLeft size={16} aria-hidden="true" className={classNames(index !== active && 'invisible')} />
            </span>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

function useGo() {
  const navigate = useNavigate();
  const popup = usePopup();
  return (place: SearchPlace) => {
    ui.closeSearch();
    if ('to' in place) navigate(place.to);
    else if ('popup' in place) popup.open(place.popup);
    else if (place.act === 'show-onboarding') ui.openOnboarding();
    else ui.askCookiesAgain();
  };
}
