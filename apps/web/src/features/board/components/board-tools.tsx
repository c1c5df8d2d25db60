import type { BoardRiderView } from '@waybill/contract/board/board-view';
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

type BoardToolsProps = {
  readonly filter: BoardFilter;
  readonly counts: Readonly<Record<BoardShow, number>>;
  readonly riders: readonly BoardRiderView[];
  readonly onChange: (change: Partial<BoardFilter>) => void;
};

/** What of the board is shown. */
export function BoardTools({ filter, counts, riders, onChange }: BoardToolsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_11rem_12rem]">
      <SearchField
        label="Number, name or place"
        value={filter.text}
        maxLength={80}
        onChange={(text) => onChange({ text })}
        className="col-span-2 min-w-0 lg:col-span-1"
      />
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
      <fieldset className="col-span-full min-w-0">
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
    </div>
  );
}
