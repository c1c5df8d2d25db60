import { nameOf } from '../../../src/modules/wallet/ledger/accounts.ts';
import type { Outcome, Transfer } from '../../../src/modules/wallet/ledger/transfer.ts';

type Hold = { account: string; remaining: bigint };

/** The books in forty lines, one transfer after the other, without a database: what the real ones must agree with. */
export class LedgerModel {
  readonly balances = new Map<string, bigint>();
  /** How many entries each account has. */
  readonly versions = new Map<string, number>();
  readonly holds = new Map<string, Hold>();
  readonly seen = new Map<string, { text: string; outcome: Outcome }>();

  post(transfer: Transfer): Outcome {
    const text = JSON.stringify([transfer.kind, transfer.legs], (_, value) => (typeof value === 'bigint' ? `${value}` : value));
    const before = this.seen.get(transfer.key);
    if (before) return before.text === text ? before.outcome : 'key-used-otherwise';
    const balances = new Map(this.balances);
    const versions = new Map(this.versions);
    const holds = new Map([...this.holds].map(([id, hold]) => [id, { ...hold }]));
    const outcome = this.#walk(transfer);
    this.seen.set(transfer.key, { text, outcome });
    if (outcome !== 'posted') {
      this.balances.clear();
      for (const [name, balance] of balances) this.balances.set(name, balance);
      this.versions.clear();
      for (const [name, version] of versions) this.versions.set(name, version);
      this.holds.clear();
      for (const [id, hold] of holds) this.holds.set(id, hold);
    }
    return outcome;
  }

  #walk(transfer: Transfer): Outcome {
    for (const leg of transfer.legs) {
      const [from, to] = [nameOf(leg.from), nameOf(leg.to)];
      const { amountMinor: amount, hold } = leg;
      const known = hold && this.holds.get(hold.id);
      if (amount <= 0n) return 'amount-not-positive';
      if (from === to) return 'same-account';
      if (leg.from.currency !== leg.to.currency) return 'currencies-differ';
      if (leg.from.owner !== undefined && (this.balances.get(from) ?? 0n) < amount) return 'too-little-money';
      if (hold?.effect === 'place' && known) return 'hold-exists';
      if (hold?.effect === 'raise' && (known?.account !== to || known.remaining === 0n)) return 'no-such-hold';
      if (hold && (hold.effect === 'capture' || hold.effect === 'release')) {
        if (known?.account !== from) return 'no-such-hold';
        if (known.remaining < amount) return 'more-than-the-hold';
      }
      this.balances.set(from, (this.balances.get(from) ?? 0n) - amount);
      this.balances.set(to, (this.balances.get(to) ?? 0n) + amount);
      for (const name of [from, to]) this.versions.set(name, (this.versions.get(name) ?? 0) + 1);
      if (hold?.effect === 'place') this.holds.set(hold.id, { account: to, remaining: amount });
      else if (hold?.effect === 'raise' && known) known.remaining += amount;
      else if (hold && known) known.remaining -= amount;
    }
    return 'posted';
  }
}
