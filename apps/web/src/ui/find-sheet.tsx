import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { SearchField } from './search-field.tsx';
import { Sheet } from './sheet.tsx';

export type FindLine = {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  /** Given for people: their face, or null where they have none. */
  readonly face?: string | null | undefined;
  /** It is shown, and cannot be chosen; its detail says why. */
  readonly isClosed?: boolean;
};

type FindSheetProps<Line extends FindLine> = {
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  /** What the list of lines is called. */
  readonly listLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly maxLength?: number;
  readonly wide?: boolean;
  readonly groups: readonly { readonly title: string; readonly lines: readonly Line[] }[];
  /** Said while more is looked for; undefined when nothing is. */
  readonly searching?: string | undefined;
  /** Enter waits for what is looked for, and opens the first of it. */
  readonly waits?: boolean;
  /** Said where there is no line. */
  readonly nothing?: ReactNode;
  readonly failed?: { readonly text: string; readonly onRetry: () => void } | undefined;
  readonly onChoose: (line: Line) => void;
  readonly onClose: () => void;
};

/** One box over a list: what is typed narrows it, the arrow keys walk through it, Enter takes the line that is marked. */
export function FindSheet<Line extends FindLine>(props: FindSheetProps<Line>) {
  const { title, text, groups, searching, waits = false, wide = false, failed, onClose } = props;
  const listId = useId();
  const lines = groups.flatMap((group) => group.lines);
  const { active, mark, key, forget } = useMarkedLine(lines, {
    isHeld: waits && searching !== undefined,
    onChoose: props.onChoose,
  });
  const idOf = (line: Line | undefined) => (line ? `${listId}-${lines.indexOf(line)}` : undefined);

  return (
    <Sheet title={title} open wide={wide} onClose={onClose}>
      <div className="sticky top-0 z-10 bg-card pt-1 pb-3">
        <SearchField
          label={props.label}
          placeholder={props.placeholder}
          value={text}
          onChange={(value) => {
            props.onText(value);
            forget();
          }}
          onKeyDown={(event) => key(event, idOf)}
          autoFocus
          {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
          role="combobox"
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-activedescendant={idOf(active)}
        />
        <p role="status" className="sr-only">
          {searching === undefined ? (lines.length === 1 ? 'One result' : `${lines.length} results`) : 'Searching'}
        </p>
      </div>
      {props.nothing ? <p className="pb-3 text-ink-soft">{props.nothing}</p> : null}
      <div id={listId} role="listbox" aria-label={props.listLabel} aria-busy={searching !== undefined} className="min-h-80">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={group.title} role="group" aria-label={group.title} className="mb-2">
            <p aria-hidden="true" className="px-2.5 pt-1 caption">
              {group.title}
            </p>
            {group.lines.map((line) => (
              <div
                key={line.key}
                id={idOf(line)}
                role="option"
                aria-selected={line === active}
                aria-disabled={line.isClosed === true}
                tabIndex={-1}
                onClick={() => (line.isClosed ? undefined : props.onChoose(line))}
                onKeyDown={(event) => key(event, idOf)}
                onPointerMove={() => mark(line)}
                className={classNames('combo-option search-option', line === active && 'bg-marigold/25')}
              >
                <FoundLine line={line} isActive={line === active} />
              </div>
            ))}
          </div>
        ))}
        {searching === undefined ? null : <p className="px-2.5 py-2 text-ink-soft">{searching}</p>}
      </div>
      {failed ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
          <p className="min-w-0 flex-1">{failed.text}</p>
          <Button variant="secondary" onClick={failed.onRetry}>
            Try again
          </Button>
        </div>
      ) : null}
    </Sheet>
  );
}

type Marked<Line> = { readonly isHeld: boolean; readonly onChoose: (line: Line) => void };

/** The line under Enter: the first, until the arrow keys or the pointer mark another one. */
function useMarkedLine<Line extends FindLine>(lines: readonly Line[], { isHeld, onChoose }: Marked<Line>) {
  // By its key: lines that arrive later must not push another one under Enter.
  const [activeKey, setActiveKey] = useState<string>();
  // Enter before the answer is there: the first of it is opened then.
  const [isEntered, setEntered] = useState(false);
  const open = lines.filter(({ isClosed }) => !isClosed);
  const active = open.find((line) => line.key === activeKey) ?? open[0];

  function key(event: KeyboardEvent, idOf: (line: Line | undefined) => string | undefined): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && active) {
      event.preventDefault();
      const next = open[(open.indexOf(active) + step + open.length) % open.length];
      setActiveKey(next?.key);
      document.getElementById(idOf(next) ?? '')?.scrollIntoView?.({ block: 'nearest' });
    }
    if (event.key !== 'Enter') return;
    // Also where nothing is found: a form around it must not be sent.
    event.preventDefault();
    if (isHeld) setEntered(true);
    else if (active) onChoose(active);
  }

  const chooseNow = useEffectEvent(() => (active ? onChoose(active) : undefined));
  useEffect(() => {
    if (isEntered && !isHeld) chooseNow();
  }, [isEntered, isHeld]);

  return {
    ...{ active, key },
    mark: (line: Line) => setActiveKey(line.key),
    /** Other words were typed. */
    forget: () => {
      setActiveKey(undefined);
      setEntered(false);
    },
  };
}

function FoundLine({ line, isActive }: { readonly line: FindLine; readonly isActive: boolean }) {
  return (
    <>
      {line.face === undefined ? null : <Avatar name={line.label} src={line.face} size={36} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{line.label}</span>
        <span className={classNames('block truncate text-13', !isActive && 'text-ink-soft')}>{line.detail}</span>
      </span>
      <CornerDownLeft size={16} aria-hidden="true" className={classNames('flex-none', !isActive && 'invisible')} />
    </>
  );
}
