import type { BoardRiderView } from '@waybill/contract/board/board-view';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type BoardFilter, type BoardKind, type BoardShow, boardKinds, boardShows } from '../model/board-rows.ts';

const showWords: Readonly<Record<BoardShow, string>> = {
  all: 'All',
  asked: 'Asked of you',
  waiting: 'Waiting',
  riding: 'With riders',
  look: 'To look at',
};

const kindWords: Readonly<Record<BoardKind, string>> = { any: 'Every kind', express: 'Express', sale: 'Sales to fetch' };

type ChoicesProps = {
  readonly filter: BoardFilter;
  readonly riders: readonly BoardRiderView[];
  readonly onChange: (change: Partial<BoardFilter>) => void;
};

type BoardToolsProps = ChoicesProps & {
  readonly counts: Readonly<Record<BoardShow, number>>;
  /** There is room for all of them; else what few people need is folded. */
  readonly isWide: boolean;
};

/** What of the board is shown. */
export function BoardTools({ filter, counts, riders, isWide, onChange }: BoardToolsProps) {
  const choices = <Choices filter={filter} riders={riders} onChange={onChange} />;
  const inUse = (filter.kind === 'any' ? 0 : 1) + (filter.riderId === undefined ? 0 : 1);
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <SearchField
          label="Number, name or place"
          value={filter.text}
          maxLength={80}
          onChange={(text) => onChange({ text })}
          className="min-w-0"
        />
        {isWide ? choices : null}
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">What to show</legend>
        <div className="chips">
          {boardShows.map((show) => (
            <button
              key={show}
              type="button"
              aria-pressed={filter.show === show}
              onClick={() => onChange({ show })}
              className="chip"
            >
              {showWords[show]} <span className="tabular">{counts[show]}</span>
            </button>
          ))}
        </div>
      </fieldset>
      {isWide ? null : (
        <details className="filters -mt-1">
          <summary className="-ml-3">
            <SlidersHorizontal size={18} aria-hidden="true" />
            {inUse > 0 ? `Filter, ${inUse} in use` : 'Filter'}
          </summary>
          <div className="pt-2">{choices}</div>
        </details>
      )}
    </div>
  );
}

function Choices({ filter, riders, onChange }: ChoicesProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label="Kind"
        value={filter.kind}
        onChange={({ target }) => onChange({ kind: boardKinds.find((kind) => kind === target.value) ?? 'any' })}
      >
        {boardKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindWords[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Rider"
        value={filter.riderId ?? ''}
        onChange={({ target }) => onChange({ riderId: target.value || undefined })}
      >
        <option value="">Everybody</option>
        {riders.map(({ riderId, name }) => (
          <option key={riderId} value={riderId}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
