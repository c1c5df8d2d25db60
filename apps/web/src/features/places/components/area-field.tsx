import type { PlaceFound } from '@waybill/contract/places/search-places';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { describeField, FieldNotes } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type Located, useLocating } from './use-locating.ts';
import { type PlaceSearch, type PlaceSearcher, usePlaceSearch } from './use-place-search.ts';

type AreaFieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly text: string;
  readonly isChosen: boolean;
  readonly autoFocus: boolean;
  readonly countryCode: string | undefined;
  /** Who is asked; visitors without an account ask our own book alone. */
  readonly search?: PlaceSearcher | undefined;
  readonly name?: string | undefined;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: PlaceFound) => void;
  /** An exact spot, by the phone’s position or from a Plus Code or a map’s link; left out where only an area is wanted. */
  readonly onLocated?: ((located: Located) => void) | undefined;
  /** Whether the phone’s own position is offered. */
  readonly hasHere?: boolean;
};

/** A place is found as it is typed, and chosen from the list: by a press, or with the arrows and Enter. */
export function AreaField(props: AreaFieldProps) {
  const {
    label,
    hint,
    error,
    text,
    isChosen,
    autoFocus,
    countryCode,
    name,
    onType,
    onChoose,
    onLocated,
    hasHere = false,
  } = props;
  const id = useId();
  const listId = `${id}-list`;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const locating = useLocating((located) => {
    close();
    onLocated?.(located);
  });
  const search = usePlaceSearch(isOpen && !isChosen && !locating.isBusy ? text : '', countryCode, props.search);
  const places = isOpen ? (search.found?.places ?? []) : [];
  const message = locating.message || (isOpen ? messageOf(search) : '');
  const isShown = places.length > 0;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function choose(place: PlaceFound) {
    close();
    onChoose(place);
  }

  function key(event: KeyboardEvent<HTMLInputElement>) {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isChosen) {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isShown) setActive(active < 0 && step < 0 ? places.length - 1 : (active + step + places.length) % places.length);
    }
    // Enter takes the first one when none was pointed at, if these letters were asked about: it is the best there is.
    const isAnswered = search.found?.text === text.trim();
    const place = places[active] ?? (isAnswered ? places[0] : undefined);
    if (event.key === 'Enter' && place) {
      event.preventDefault();
      choose(place);
    }
    if (event.key === 'Escape' && (isShown || message !== '')) {
      // Inside a sheet Escape closes the suggestions first, then the sheet.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className="relative">
      <div className="field-box">
        <label htmlFor={id} className="field-caption">
          {label}
        </label>
        <input
          {...describeField(id, { hint, error })}
          id={id}
          name={name}
          // biome-ignore lint/a11y/noAutofocus: the sheet it stands in has just been asked for, and asks this first
          autoFocus={autoFocus}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={120}
          placeholder="Area, town or landmark"
          value={text}
          onChange={(event) => {
            setActive(-1);
            setOpen(true);
            onType(event.target.value);
            if (!onLocated || !locating.take(event.target.value)) locating.forget();
          }}
          // A map’s link is longer than the field: it is read before it is cut.
          onPaste={(event) => {
            if (onLocated && locating.take(event.clipboardData.getData('text'))) event.preventDefault();
          }}
          onKeyDown={key}
          onFocus={(event) => isChosen && event.target.select()}
          onBlur={close}
          className="field-input"
        />
        {hasHere && !locating.isBusy ? (
          <IconButton label={`${label}: where I am now`} className="self-center" onClick={() => void locating.locateMe()}>
            <LocateFixed size={20} aria-hidden="true" />
          </IconButton>
        ) : (
          <span className={classNames('flex items-center pr-3.5', isChosen ? 'text-palm' : 'text-ink-soft')}>
            {search.isBusy || locating.isBusy ? <Spinner /> : <MapPin size={20} aria-hidden="true" />}
          </span>
        )}
      </div>
      <div className="combo-list" hidden={!isShown}>
        <div id={listId} role="listbox" aria-label={label}>
          {places.map((place, index) => (
            <div
              key={place.placeId}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              // The field keeps the focus: a blur would close the list before the press is over.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
              onKeyDown={undefined}
              className={classNames('combo-option', index === active && 'bg-palm/12')}
            >
              <span>{place.name}</span>
              <span className="text-right text-13 text-ink-soft">{place.detail}</span>
            </div>
          ))}
        </div>
        <p className="px-2.5 pt-1 text-13 text-ink-soft">{creditOf(search.found?.source)}</p>
      </div>
      <p role="status" className={classNames('text-13 text-ink-soft', message !== '' && 'mt-1.5')}>
        {message}
      </p>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function messageOf({ hasFailed, isBusy, found }: PlaceSearch): string {
  if (hasFailed) return 'We could not look that up. Check your connection and type on.';
  if (isBusy || !found || found.places.length > 0) return '';
  return `We do not know “${found.text}”. Try a town or a landmark nearby.`;
}

function creditOf(source: string | undefined): string {
  if (source === 'photon') return '© OpenStreetMap contributors';
  return source === 'google' ? 'Powered by Google' : 'Places by Waybill and GeoNames';
}
