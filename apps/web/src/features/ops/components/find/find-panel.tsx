import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { useNavigate } from '../../../../ui/navigation/navigation.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { findQuotedQuery } from '../../api/find-quoted.ts';
import { type FoundGroup, type FoundLine, foundGroups } from '../../model/found-lines.ts';
import { useMayOpen } from '../use-may.ts';

/** A page of the console, for whoever types its name. */
export type FindPlace = { readonly to: string; readonly label: string };

type FindPanelProps = { readonly places: readonly FindPlace[]; readonly onClose: () => void };

/** One box for whatever somebody quotes to us: the arrow keys walk through what is found, Enter opens it. */
export function FindPanel({ places, onClose }: FindPanelProps) {
  const [text, setText] = useState('');
  // By its key: lines that arrive later must not push another one under Enter.
  const [activeKey, setActiveKey] = useState<string>();
  // Enter before the answer is there: the first of it is opened then.
  const [isEntered, setEntered] = useState(false);
  const listId = useId();
  const navigate = useNavigate();
  const { groups, search, isSearching, isNothing } = useFound(text, places);
  const lines = groups.flatMap((group) => group.lines);
  const open = lines.filter(({ to }) => to !== null);
  const active = open.find(({ key }) => key === activeKey) ?? open[0];
  const idOf = (line: FoundLine | undefined) => (line ? `${listId}-${lines.indexOf(line)}` : undefined);

  function go(line: FoundLine | undefined): void {
    if (!line || line.to === null) return;
    onClose();
    navigate(line.to);
  }

  function key(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && active) {
      event.preventDefault();
      const next = open[(open.indexOf(active) + step + open.length) % open.length];
      setActiveKey(next?.key);
      document.getElementById(idOf(next) ?? '')?.scrollIntoView?.({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isSearching) setEntered(true);
      else go(active);
    }
  }

  const goNow = useEffectEvent(() => go(active));
  useEffect(() => {
    if (isEntered && !isSearching) goNow();
  }, [isEntered, isSearching]);

  return (
    <Sheet title="Find" open wide onClose={onClose}>
      <div className="sticky top-0 z-10 bg-card pt-1 pb-3">
        <SearchField
          label="Find anything"
          placeholder="Number, reference, name, phone or e-mail"
          value={text}
          onChange={(value) => {
            setText(value);
            setActiveKey(undefined);
            setEntered(false);
          }}
          onKeyDown={key}
          autoFocus
          maxLength={120}
          role="combobox"
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-activedescendant={idOf(active)}
        />
        <p role="status" className="sr-only">
          {isSearching ? 'Searching' : lines.length === 1 ? 'One result' : `${lines.length} results`}
        </p>
      </div>
      {isNothing ? (
        <p className="pb-3 text-ink-soft">
          Nothing answers to “{text.trim()}”. Try a tracking number, a reference, a link of a sale, the end of a bank account, a
          phone or a name.
        </p>
      ) : null}
      <div id={listId} role="listbox" aria-label="Found" aria-busy={isSearching} className="min-h-80">
        {groups.map(({ title, lines: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={title} role="group" aria-label={title} className="mb-2">
            <p aria-hidden="true" className="px-2.5 pt-1 caption">
              {title}
            </p>
            {ofGroup.map((line) => (
              <div
                key={line.key}
                id={idOf(line)}
                role="option"
                aria-selected={line === active}
                aria-disabled={line.to === null}
                tabIndex={-1}
                onClick={() => go(line)}
                onKeyDown={key}
                onPointerMove={() => setActiveKey(line.key)}
                className={classNames('combo-option search-option', line === active && 'bg-marigold/25')}
              >
                <Line line={line} isActive={line === active} />
              </div>
            ))}
          </div>
        ))}
        {isSearching ? <p className="px-2.5 py-2 text-ink-soft">Looking through everything</p> : null}
      </div>
      {search.isError ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
          <p className="min-w-0 flex-1">{search.error.message}</p>
          <Button variant="secondary" onClick={() => void search.refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
    </Sheet>
  );
}

function Line({ line, isActive }: { readonly line: FoundLine; readonly isActive: boolean }) {
  return (
    <>
      {line.face === undefined ? null : <Avatar name={line.label} src={line.face} size={36} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{line.label}</span>
        <span className={classNames('block truncate text-13', !isActive && 'text-ink-soft')}>
          {line.detail}
          {line.to === null ? ' · not for your role' : ''}
        </span>
      </span>
      <CornerDownLeft size={16} aria-hidden="true" className={classNames('flex-none', !isActive && 'invisible')} />
    </>
  );
}

const placesShown = 4;

function useFound(text: string, places: readonly FindPlace[]) {
  const mayOpen = useMayOpen();
  const wanted = text.trim();
  const settled = useSettled(wanted);
  // What was found for a shorter text stays until the next answer: lines that come and go are hard to press.
  const search = useQuery({ ...findQuotedQuery(settled), enabled: settled !== '', placeholderData: keepPreviousData });
  const named = places
    .filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
    .slice(0, wanted === '' ? places.length : placesShown)
    .map(({ to, label }) => ({ key: to, label, detail: 'Page of the console', to }));
  const groups: FoundGroup[] = [
    ...(wanted !== '' && search.data ? foundGroups(search.data, mayOpen, new Date()) : []),
    ...(named.length > 0 ? [{ title: 'Go to', lines: named }] : []),
  ];
  const isSearching = wanted !== '' && (search.isFetching || settled !== wanted);
  return { groups, search, isSearching, isNothing: wanted !== '' && !isSearching && !search.isError && groups.length === 0 };
}

const pauseMs = 250;

/** The text once the typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
