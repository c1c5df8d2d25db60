import type { CardPaymentsPort } from '../../providers/card-payments/port.ts';
import { ProviderUnavailable } from '../../providers/provider-unavailable.ts';
import type { ListedPayout } from '../wallet/index.ts';

export type BankNames = ReadonlyMap<string, string>;

const goodForMs = 3_600_000;
/** While the provider is away, the console does not wait for it with every look at the payouts. */
const notAgainForMs = 60_000;

type Known = { readonly names: BankNames; readonly until: number };
type Cards = Pick<CardPaymentsPort, 'listBanks'>;
const known = new WeakMap<Cards, Known>();

/**
 * Names of the banks of these payouts, by code. Banks are seldom renamed, so an answer is cached for an hour. While the
 * provider cannot be asked, the last answer counts, or none: a code is better than no payouts.
 */
export async function readBankNames(
  { cards }: { readonly cards: Cards },
  payouts: readonly Pick<ListedPayout, 'destination'>[],
): Promise<BankNames> {
  const last = known.get(cards);
  if (last && last.until > Date.now()) return last.names;
  if (!payouts.some(({ destination }) => 'bankCode' in destination)) return new Map();
  try {
    const names = new Map((await cards.listBanks()).map(({ code, name }) => [code, name]));
    known.set(cards, { names, until: Date.now() + goodForMs });
    return names;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    const names = last?.names ?? new Map<string, string>();
    known.set(cards, { names, until: Date.now() + notAgainForMs });
    return names;
  }
}
