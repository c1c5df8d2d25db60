import type { PersonView } from '@waybill/contract/ops/person-view';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useQuery } from '../../../../ui/navigation/navigation.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import { type PeopleKind, peopleKinds, searchPeopleQuery } from '../../api/search-people.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import { PersonLine } from '../person-line.tsx';
import { QueueList } from '../queue-list.tsx';
import { QueueRow } from '../queue-row.tsx';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';
import { FoundList } from './found-list.tsx';

const words = {
  all: 'All',
  suspended: 'Suspended',
  partners: 'Business',
  staff: 'Staff',
} as const satisfies Record<PeopleKind, string>;

/** Of a check that has not ended well; that it has stands among the other marks. */
const kycWords: Readonly<Record<number, string>> = {
  0: 'Not checked yet',
  2: 'Papers submitted',
  3: 'Papers refused',
};

const typingMs = 300;

/** Everybody who has an account; and whatever somebody quotes to us, by what they quote. */
export function PeopleSearch() {
  const [only, setOnly] = useStateInQuery(peopleKinds, 'only');
  const [text, setText, asked] = useSearchInQuery();
  return (
    <>
      <SearchField
        label="Name, username, email, phone, tracking number, order or reference"
        value={text}
        onChange={setText}
        className="mb-4 max-w-2xl"
        maxLength={120}
      />
      <StateTabs label="Whom to show" words={words} states={peopleKinds} value={only} onChange={setOnly} />
      {asked !== '' && only === 'all' ? <FoundList asked={asked} /> : <PeopleList asked={asked} only={only} />}
    </>
  );
}

function PeopleList({ asked, only }: { readonly asked: string; readonly only: PeopleKind }) {
  return (
    <QueueList
      list={searchPeopleQuery(asked, only)}
      label="People"
      keyOf={({ id }) => id}
      row={(person) => <PersonRow person={person} />}
      empty={
        asked === ''
          ? { drawing: 'shelf', title: 'Nobody here', text: 'There is nobody of this kind at the moment.' }
          : {
              drawing: 'map',
              title: 'Nobody found',
              text: `Nobody answers to “${asked}”. Try a part of the name, or the phone number.`,
            }
      }
    />
  );
}

function PersonRow({ person }: { readonly person: PersonView }) {
  const word = kycWords[person.kycStatus];
  return (
    <QueueRow to={opsHref(opsPaths.person, { id: person.id })}>
      <PersonLine person={person} />
      {word === undefined ? null : <span className="text-15 text-ink-soft">{word}</span>}
    </QueueRow>
  );
}

/** The words of a search stand in the address, a moment after they are typed. */
function useSearchInQuery() {
  const asked = useQuery().get('q') ?? '';
  const { search } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState(asked);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      const query = new URLSearchParams(search);
      if (wanted === '') query.delete('q');
      else query.set('q', wanted);
      navigate({ search: query.toString() }, { replace: true });
    }, typingMs);
    return () => clearTimeout(timer);
  }, [text, asked, search, navigate]);
  return [text, setText, asked] as const;
}
