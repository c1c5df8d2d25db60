import { timelineLimits } from '@waybill/contract/timeline/enums';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../../../../ui/search-field.tsx';

const pauseMs = 350;

type FeedSearchProps = { readonly value: string; readonly onSearch: (text: string) => void };

/** Looks for words a moment after the typing stops, at once on Enter. */
export function FeedSearch({ value, onSearch }: FeedSearchProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, or a chip, has changed the address meanwhile.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search>
      <SearchField
        label="Search words, places and people"
        value={typed}
        maxLength={timelineLimits.search}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(typed.trim());
        }}
      />
    </search>
  );
}
