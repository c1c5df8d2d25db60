import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createSecretKeys } from '../../platform/secret-keys.ts';
import { sealId, unsealId } from './sealed-ids.ts';

describe('a sealed id', () => {
  const keys = createSecretKeys('a secret that is only good enough for tests');
  const id = newId('actionLink');
  const sealed = sealId(keys, 'actionLink', id);

  it('opens for us, and may stand in an address', () => {
    expect(unsealId(keys, 'actionLink', sealed)).toBe(id);
    expect(sealed).toMatch(/^[\w.-]+$/);
    expect(encodeURIComponent(sealed)).toBe(sealed);
  });

  it('opens for nobody who changed a single character of it', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      expect(unsealId(keys, 'actionLink', changed), changed).toBeUndefined();
    }
  });

  it('opens as what it was sealed as, with the key it was sealed with', () => {
    expect(unsealId(keys, 'federatedTicket', sealed)).toBeUndefined();
    expect(unsealId(createSecretKeys('another secret, no better than the first'), 'actionLink', sealed)).toBeUndefined();
  });

  it.each(['', '.', 'x', id, `${id}.`, `.${sealed}`, sealed.split('.')[0] ?? '', 'é'.repeat(70)])('is not “%s”', (text) => {
    expect(unsealId(keys, 'actionLink', text)).toBeUndefined();
  });
});
