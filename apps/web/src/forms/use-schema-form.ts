import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { type Checked, checkWire, type FormSchema } from './check-wire.ts';
import { type FieldMessage, placeFailure } from './place-failure.ts';
import { showRest } from './show-failure.ts';

type Options<Fields, Wire> = {
  readonly schema: FormSchema<Fields, Wire>;
  readonly initial: Fields;
  /** Converts the fields to the body for the server. */
  readonly toWire?: (fields: Fields) => unknown;
};

type Handlers<Wire> = {
  /** Sends the form. A rejection is shown beside the fields it is about, or in a toast. */
  readonly onValid: (wire: Wire) => void | Promise<void>;
  readonly onMistakes?: (mistakes: ReadonlyMap<string, string>) => void;
  /** Given the first look at a failure; true means it was dealt with. */
  readonly onFailure?: ((failure: unknown) => boolean) | undefined;
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A form checked by a schema of the contract: a field when it is left, then at every keystroke, all of them when it is
 * sent, with the focus on the first mistake. Text only, which is all that people type.
 */
export function useSchemaForm<Fields extends Readonly<Record<string, string>>, Wire>(options: Options<Fields, Wire>) {
  type Name = keyof Fields & string;
  const { schema, initial, toWire = (fields: Fields) => fields } = options;
  const [fields, setFields] = useState(initial);
  // Mistakes are shown only in fields that were visited; the server’s messages stay until their field changes.
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [messages, setMessages] = useState<readonly FieldMessage[]>([]);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Beside the state, which a second press in the same moment would not see yet.
  const running = useRef(false);

  const check = (now: Fields): Checked<Wire> => checkWire(typeof schema === 'function' ? schema(now) : schema, toWire(now));
  const { mistakes } = check(fields);
  const visit = (names: Iterable<string>) => setVisited((now) => new Set([...now, ...names]));

  function set(changes: Partial<Fields>): void {
    setFields((now) => ({ ...now, ...changes }));
    setMessages((now) => now.filter(({ name }) => !(name in changes)));
  }

  /** Begins anew, with no field visited. */
  function restart(fresh: Fields): void {
    setFields(fresh);
    setMessages([]);
    setVisited(new Set());
  }

  function showMessages(next: readonly FieldMessage[]): void {
    setMessages(next);
    focusOnceThere(form.current, (name) => next.some((message) => message.name === name));
  }

  // Text typed on the prerendered page before the script arrived is taken over, not wiped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only
  useLayoutEffect(() => {
    const typed = namedFields(form.current).filter(({ name, value }) => name in fields && value !== '' && value !== fields[name]);
    if (typed.length > 0) setFields((now) => ({ ...now, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) }));
  }, []);

  async function submit({ onValid, onMistakes, onFailure }: Handlers<Wire>): Promise<void> {
    if (running.current) return;
    visit(Object.keys(fields));
    const checked = check(fields);
    if (checked.mistakes) {
      focusFirst(form.current, (name) => checked.mistakes.has(name));
      onMistakes?.(checked.mistakes);
      return;
    }
    running.current = true;
    setBusy(true);
    setMessages([]);
    try {
      await onValid(checked.wire);
    } catch (failure) {
      if (!onFailure?.(failure)) {
        const placed = placeFailure(failure, Object.keys(fields));
        showMessages(placed.fields);
        showRest(placed);
      }
    }
    running.current = false;
    setBusy(false);
  }

  return {
    fields,
    busy,
    /** The present mistakes, shown yet or not. */
    mistakes,
    set,
    showMessages,
    restart,
    /** Everything an input needs; the rest of its props come from where it stands. */
    field: (name: Name) => ({
      name,
      value: fields[name],
      error: messages.find((message) => message.name === name)?.message ?? (visited.has(name) ? mistakes?.get(name) : undefined),
      onChange: (event: ChangeEvent<Field>) => {
        const changes: Partial<Fields> = {};
        set(Object.assign(changes, { [name]: event.target.value }));
      },
      onBlur: () => afterPress(() => visit([name])),
    }),
    /** True when these fields have no mistake; otherwise shows it, and puts the focus there. */
    check(names: readonly Name[]): boolean {
      visit(names);
      const wrong = names.filter((name) => mistakes?.has(name));
      focusFirst(form.current, (name) => wrong.some((entry) => entry === name));
      return wrong.length === 0;
    },
    form: (handlers: Handlers<Wire>) => ({
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit(handlers);
      },
    }),
  };
}

export type SchemaForm<Fields extends Readonly<Record<string, string>>, Wire> = ReturnType<typeof useSchemaForm<Fields, Wire>>;
export type FieldInput = ReturnType<SchemaForm<Readonly<Record<string, string>>, unknown>['field']>;

function namedFields(form: HTMLFormElement | null): Field[] {
  const elements = [...(form?.elements ?? [])];
  return elements.filter(
    (element) =>
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement,
  );
}

/** True when there was a field to put the focus on. */
function focusFirst(form: HTMLFormElement | null, isWrong: (name: string) => boolean): boolean {
  const field = namedFields(form).find(({ name }) => isWrong(name));
  field?.focus();
  return field !== undefined;
}

// Longer than a field takes to be fetched and drawn, shorter than it takes somebody to begin something else.
const fieldWaitMs = 2000;

/** The server may refuse a field of a step that is only about to be drawn. */
function focusOnceThere(form: HTMLFormElement | null, isWrong: (name: string) => boolean): void {
  if (!form || focusFirst(form, isWrong)) return;
  const observer = new MutationObserver(() => {
    if (focusFirst(form, isWrong)) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), fieldWaitMs);
}
