import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { describeField, FieldNotes, type FieldText } from './field.tsx';
import { Spinner } from './spinner.tsx';
import { matchSuggestions, type Suggestion } from './suggestions.ts';

type ComboFieldProps = Omit<ComponentProps<'input'>, 'list' | 'role'> &
  FieldText & { options: readonly Suggestion[]; busy?: boolean };

/** Sets a value as typing would, so that form libraries listening on the input notice it. */
function typeInto(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Free text with suggestions; what is typed counts even when no suggestion fits. */
export function ComboField(props: ComboFieldProps) {
  const { label, hint, error, options, busy = false, className, id, onChange, onKeyDown, onBlur, onFocus, ...input } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const listId = `${fieldId}-list`;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const matches = open ? matchSuggestions(options, typed) : [];
  const shown = open && matches.length > 0;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function choose(option: Suggestion) {
    const field = box.current?.querySelector('input');
    if (field) typeInto(field, option.value);
    close();
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value);
    setActive(-1);
    setOpen(true);
    onChange?.(event);
  }

  function key(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const count = (shown ? matches : matchSuggestions(options, typed)).length;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      if (count > 0) setActive(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count);
      return;
    }
    const option = matches[active];
    if (event.key === 'Enter' && shown && option) {
      event.preventDefault();
      choose(option);
    }
    if (event.key === 'Escape' && shown) {
      // Inside a sheet Escape closes the suggestions first, then the sheet.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className={classNames('relative', className)}>
      <div ref={box} className="field-box">
        <label htmlFor={fieldId} className="field-caption">
          {label}
        </label>
        <input
          autoComplete="off"
          {...input}
          {...describeField(fieldId, { hint, error })}
          id={fieldId}
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          onChange={change}
          onKeyDown={key}
          onFocus={(event) => {
            setTyped('');
            onFocus?.(event);
          }}
          onClick={() => setOpen(true)}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
          className="field-input"
        />
        {busy ? (
          <span className="flex items-center pr-3.5 text-ink-soft">
            <Spinner />
          </span>
        ) : null}
      </div>
      <div id={listId} role="listbox" aria-label={label} hidden={!shown} className="combo-list">
        {matches.map((option, index) => (
          <div
            key={`${option.value} ${option.detail ?? ''}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // The field keeps the focus: a blur would close the list before the press is over.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onKeyDown={undefined}
            className={classNames('combo-option', index === active && 'bg-palm/12')}
          >
            <span>{option.value}</span>
            {option.detail ? <span className="text-13 text-ink-soft">{option.detail}</span> : null}
          </div>
        ))}
      </div>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}
