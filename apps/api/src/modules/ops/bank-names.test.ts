import { describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../../providers/provider-unavailable.ts';
import { readBankNames } from './bank-names.ts';

const toBank = [{ destination: { bankCode: '057', accountNumber: '2034567801', accountName: 'SWIFTLANE' } }];

function provider(isAway = false) {
  let asked = 0;
  const cards = {
    async listBanks() {
      asked += 1;
      if (isAway) throw new ProviderUnavailable('Paystack', 'status 500');
      return [{ code: '057', name: 'Zenith Bank' }];
    },
  };
  return { cards, asked: () => asked };
}

describe('the names of banks in the console', () => {
  it('are asked for once, not with every look at the payouts', async () => {
    const { cards, asked } = provider();
    for (let look = 0; look < 3; look += 1) expect((await readBankNames({ cards }, toBank)).get('057')).toBe('Zenith Bank');
    expect(asked()).toBe(1);
  });

  it('are missed, not waited for again and again, while the provider is away', async () => {
    const { cards, asked } = provider(true);
    for (let look = 0; look < 3; look += 1) expect((await readBankNames({ cards }, toBank)).size).toBe(0);
    expect(asked()).toBe(1);
  });

  it('are not asked for where no payout goes to a bank', async () => {
    const { cards, asked } = provider();
    await readBankNames({ cards }, [{ destination: { paypalEmail: 'ada@mail.example' } }]);
    expect(asked()).toBe(0);
  });
});
