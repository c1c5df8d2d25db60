import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readablePhone } from '@waybill/contract/readable-phone';
import type { ReceiverView } from '@waybill/contract/receivers/receiver-view';
import BookUser from 'lucide-react/icons/book-user';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { someReceiversQuery } from '../api/list-receivers.ts';

type ReceiverFieldProps = { readonly onChoose: (receiver: ReceiverView) => void };

/** Somebody is found in the book by name, phone or door, and chosen by a press, or with the arrows and Enter. Nothing while the book is empty. */
export function ReceiverField({ onChoose }: ReceiverFieldProps) {
  const id = useId();
  const listId = `${id}-list`;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useDeferredValue(typed.trim());
  const book = useQuery(someReceiversQuery(''));
  const { data } = useQuery({ ...someReceiversQuery(search), placeholderData: keepPreviousData });
  const found = isOpen ? (data?.items ?? []) : [];
  const isShown = found.length > 0;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  if (!book.data || book.data.inBook === 0) return null;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function choose(receiver: ReceiverView) {
    close();
    setTyped(receiver.fullName);
    onChoose(receiver);
  }

  function key(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isShown) setActive(active < 0 && step < 0 ? found.length - 1 : (active + step + found.length) % found.length);
    }
    const receiver = found[active];
    if (event.key === 'Enter' && isOpen) {
      // Whoever looks for somebody does not mean to go on to the next question yet.
      event.preventDefault();
      if (receiver) choose(receiver);
      else if (typed !== '' && found.length === 1 && found[0]) choose(found[0]);
    }
    if (event.key === 'Escape' && isShown) {
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
          Somebody in your book
        </label>
        <input
          id={id}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={80}
          placeholder="A name or a phone number"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={key}
          onClick={() => setOpen(true)}
          onFocus={(event) => event.target.select()}
          onBlur={close}
          className="field-input"
        />
        <span className="flex items-center pr-3.5 text-ink-soft">
          <BookUser size={20} aria-hidden="true" />
        </span>
      </div>
      <div id={listId} role="listbox" aria-label="Somebody in your book" hidden={!isShown} className="combo-list">
        {found.map((receiver, index) => (
          <div
            key={receiver.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // The field keeps the focus: a blur would close the list before the press is over.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(receiver)}
            onKeyDown={undefined}
            className={classNames('combo-option', index === active && 'bg-palm/12')}
          >
            <span className="min-w-0">
              {receiver.fullName}
              <span className="block text-13 text-ink-soft wrap-anywhere">{receiver.address}</span>
            </span>
            <span className="flex-none text-right text-13 whitespace-nowrap text-ink-soft">
              {readablePhone(receiver.phoneNumber)}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className={classNames('text-13 text-ink-soft', isOpen && data && !isShown && 'mt-1.5')}>
        {isOpen && data && !isShown ? `Nobody in your book is like “${typed.trim()}”.` : ''}
      </p>
    </div>
  );
}
