import { useLocation, useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { Segments } from '../../../ui/segments.tsx';

/** Which of a few lists is shown. It stands in the address, so that Back and a reload keep it. */
export function useStateInQuery<State extends string>(states: readonly State[], name = 'state') {
  const [first] = states;
  const wanted = useQuery().get(name);
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = states.find((known) => known === wanted) ?? first;
  if (state === undefined) throw new Error('There is nothing to choose from');
  return [
    state,
    (next: State) => {
      const query = new URLSearchParams(search);
      if (next === first) query.delete(name);
      else query.set(name, next);
      navigate({ search: query.toString() }, { replace: true });
    },
  ] as const;
}

type StateTabsProps<State extends string> = {
  readonly label: string;
  readonly words: Readonly<Record<State, string>>;
  readonly states: readonly State[];
  readonly value: State;
  readonly onChange: (state: State) => void;
};

export function StateTabs<State extends string>({ label, words, states, value, onChange }: StateTabsProps<State>) {
  return (
    <Segments
      label={label}
      options={states.map((state) => ({ value: state, label: words[state] }))}
      value={value}
      onChange={onChange}
      className="mb-5 w-full max-w-md"
    />
  );
}
