import { defaultPriceList } from '@waybill/contract/prices/default-price-list';
import { describe, expect, it } from 'vitest';
import { checkDraft, draftOfList } from './list-draft.ts';

const list = defaultPriceList(1_500, 'NGN');

describe('a price list in its form', () => {
  it('comes out as it went in', () => {
    expect(checkDraft(draftOfList(list)).list).toEqual(list);
    const farther = { ...list, beyondPerKm: 120 };
    expect(checkDraft(draftOfList(farther)).list).toEqual(farther);
  });

  it('takes an empty supplement for nothing, and says what is missing where', () => {
    const draft = draftOfList(list);
    expect(checkDraft({ ...draft, expressSupplement: '' }).list?.expressSupplement).toBe(0);
    const { mistakes } = checkDraft({
      ...draft,
      bands: [
        { upTo: '5', amount: '' },
        { upTo: '', amount: '2000' },
      ],
    });
    expect([...(mistakes?.keys() ?? [])]).toEqual(['bands.0.fee', 'bands.1.upToKm']);
    const falling = checkDraft({
      ...draft,
      bands: [
        { upTo: '5', amount: '2,000' },
        { upTo: '9', amount: '1,000' },
      ],
    });
    expect(falling.mistakes?.get('bands')).toBe('A longer way cannot cost less than a shorter one');
  });
});
