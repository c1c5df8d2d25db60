type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Loose = Readonly<Record<string, unknown>>;

export type Draft<Fields extends Readonly<Record<string, string>>> = {
  readonly empty: Fields;
  /** The fields to show: their present values, else the stored ones, else the suggested ones. */
  readonly resume: (store: DraftStore, current?: Loose, suggested?: Loose) => Fields;
  /** The stored fields exactly as they were, emptied ones included. */
  readonly stored: (store: DraftStore) => Fields | undefined;
  readonly write: (store: DraftStore, typed: Loose) => void;
  readonly clear: (store: DraftStore) => void;
};

/**
 * The fields typed so far, stored for this tab so that a reload or Back loses nothing. Only the fields named in
 * `empty` are ever written, so a password or PIN on the same form stays where it is: in memory.
 */
export function draftOf<Fields extends Readonly<Record<string, string>>>(name: string, empty: Fields): Draft<Fields> {
  const key = `waybill.draft.${name}`;
  return {
    empty,
    resume(store, current = {}, suggested = {}) {
      const stored = parse(store.getItem(key));
      const fields = { ...empty };
      for (const field in empty) {
        const isFilled = (value: unknown) => typeof value === 'string' && value !== '' && value !== empty[field];
        const value = [current[field], stored[field], suggested[field]].find(isFilled);
        if (value !== undefined) Object.assign(fields, { [field]: value });
      }
      return fields;
    },
    stored(store) {
      const text = store.getItem(key);
      return text === null ? undefined : { ...empty, ...parse(text) };
    },
    write(store, typed) {
      const fields: Record<string, unknown> = {};
      for (const field in empty) fields[field] = String(typed[field] ?? empty[field]);
      store.setItem(key, JSON.stringify(fields));
    },
    clear(store) {
      store.removeItem(key);
    },
  };
}

function parse(text: string | null): Loose {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
