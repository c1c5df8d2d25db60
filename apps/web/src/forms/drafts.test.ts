import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from './drafts.ts';

const draft = draftOf('test', { fullName: '', city: '', dialCode: '+234' });
let store: Map<string, string>;
const storage = () => ({
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
});

describe('a draft', () => {
  beforeEach(() => {
    store = new Map();
  });

  it('brings back what was typed, and the defaults for the rest', () => {
    draft.write(storage(), { fullName: 'Ada', city: 'Ikeja' });
    expect(draft.resume(storage())).toEqual({ fullName: 'Ada', city: 'Ikeja', dialCode: '+234' });
  });

  it('never stores a password or a PIN of the same form', () => {
    draft.write(storage(), { fullName: 'Ada', password: 'mango tree', pin: '2580' });
    expect([...store.values()].join()).not.toMatch(/mango|2580/);
  });

  it('prefers what is in the field, then what was stored, then what is suggested', () => {
    draft.write(storage(), { fullName: 'Ada', city: 'Ikeja' });
    const resumed = draft.resume(storage(), { fullName: 'Adaeze', city: '' }, { fullName: 'A.', city: 'Abuja', dialCode: '+44' });
    expect(resumed).toEqual({ fullName: 'Adaeze', city: 'Ikeja', dialCode: '+44' });
  });

  it('gives back the stored fields exactly, also emptied ones, and undefined when there are none', () => {
    expect(draft.stored(storage())).toBeUndefined();
    draft.write(storage(), { fullName: 'Ada', city: '' });
    expect(draft.stored(storage())).toEqual({ fullName: 'Ada', city: '', dialCode: '+234' });
  });

  it('is empty once cleared', () => {
    draft.write(storage(), { fullName: 'Ada' });
    draft.clear(storage());
    expect(draft.resume(storage())).toEqual(draft.empty);
  });

  it.each(['not json', 'null', '[]', '{"fullName":7,"city":null,"other":"x"}'])('survives %s in the storage', (text) => {
    store.set('waybill.draft.test', text);
    expect(draft.resume(storage())).toEqual(draft.empty);
  });
});
