import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FindSheet } from '../../../../ui/find-sheet.tsx';
import { useNavigate } from '../../../../ui/navigation/navigation.ts';
import { useSettled } from '../../../../ui/use-settled.ts';
import { findQuotedQuery } from '../../api/find-quoted.ts';
import { type FoundGroup, type FoundLine, foundGroups } from '../../model/found-lines.ts';
import { useMayOpen } from '../use-may.ts';

/** A page of the console, for whoever types its name. */
export type FindPlace = { readonly to: string; readonly label: string };

type FindPanelProps = { readonly places: readonly FindPlace[]; readonly onClose: () => void };

/** One box for whatever somebody quotes to us: the arrow keys walk through what is found, Enter opens it. */
export function FindPanel({ places, onClose }: FindPanelProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { groups, search, isSearching, isNothing } = useFound(text, places);
  const shown = groups.map(({ title, lines }) => ({ title, lines: lines.map(lineOf) }));
  return (
    <FindSheet
      title="Find"
      label="Find anything"
      placeholder="Number, reference, name, phone or e-mail"
      listLabel="Found"
      wide
      waits
      text={text}
      onText={setText}
      maxLength={120}
      groups={shown}
      searching={isSearching ? 'Looking through everything' : undefined}
      nothing={
        isNothing
          ? `Nothing answers to “${text.trim()}”. Try a tracking number, a reference, a link of a sale, the end of a bank account, a phone or a name.`
          : undefined
      }
      failed={search.isError ? { text: search.error.message, onRetry: () => void search.refetch() } : undefined}
      onChoose={({ to }) => {
        if (to === null) return;
        onClose();
        navigate(to);
      }}
      onClose={onClose}
    />
  );
}

const lineOf = (line: FoundLine) => ({
  ...line,
  detail: line.to === null ? `${line.detail} · not for your role` : line.detail,
  isClosed: line.to === null,
});

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
