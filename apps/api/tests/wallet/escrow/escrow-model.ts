const charge = 50_000n;

type Deal = {
  sender: number;
  fee: bigint;
  state: 'held' | 'frozen' | 'released' | 'captured' | 'split';
  end: string;
  changes: Map<number, bigint>;
};

export type Act =
  | { readonly do: 'hold'; readonly deal: number; readonly sender: number; readonly fee: bigint }
  | { readonly do: 'change'; readonly deal: number; readonly change: number; readonly fee: bigint }
  | { readonly do: 'release'; readonly deal: number }
  | { readonly do: 'freeze'; readonly deal: number }
  | { readonly do: 'capture'; readonly deal: number; readonly carrier: number }
  | { readonly do: 'decide'; readonly deal: number; readonly carrier: number; readonly fee: bigint };

/** Escrow on the back of an envelope: one act after the other, without a database. What the real one must agree with. */
export class EscrowModel {
  readonly available: bigint[];
  readonly uncleared: bigint[];
  readonly deals = new Map<number, Deal>();
  readonly placed = new Map<number, { sender: number; fee: bigint }>();
  ours = 0n;

  constructor(people: number, each: bigint) {
    this.available = Array(people).fill(each);
    this.uncleared = Array(people).fill(0n);
  }

  inEscrow(person: number): bigint {
    const open = [...this.deals.values()].filter(
      ({ sender, state }) => sender === person && (state === 'held' || state === 'frozen'),
    );
    return open.reduce((sum, { fee }) => sum + fee + charge, 0n);
  }

  run(act: Act): string {
    const deal = this.deals.get(act.deal);
    if (act.do === 'hold') return this.#hold(act);
    if (!deal) return 'refused: unknown';
    if (act.do === 'change') return this.#change(deal, act.change, act.fee);
    if (act.do === 'freeze') {
      if (deal.state === 'frozen') return 'done-before';
      if (deal.state !== 'held') return 'refused: ended';
      deal.state = 'frozen';
      return 'done';
    }
    if (act.do === 'release') return this.#end(deal, 'held', 0n, 0);
    if (act.do === 'capture') return this.#end(deal, 'held', deal.fee, act.carrier);
    return this.#end(deal, 'frozen', act.fee, act.carrier);
  }

  #take(person: number, amount: bigint): boolean {
    if ((this.available[person] ?? 0n) < amount) return false;
    this.available[person] = (this.available[person] ?? 0n) - amount;
    return true;
  }

  #hold({ deal, sender, fee }: Extract<Act, { do: 'hold' }>): string {
    const placed = this.placed.get(deal);
    if (placed) return placed.sender === sender && placed.fee === fee ? 'done-before' : 'refused: asked-otherwise';
    if (!this.#take(sender, fee + charge)) return 'refused: insufficient_funds';
    this.deals.set(deal, { sender, fee, state: 'held', end: '', changes: new Map() });
    this.placed.set(deal, { sender, fee });
    return 'done';
  }

  #change(deal: Deal, change: number, fee: bigint): string {
    const asked = deal.changes.get(change);
    if (asked !== undefined) return asked === fee ? 'done-before' : 'refused: asked-otherwise';
    if (deal.state !== 'held') return deal.state === 'frozen' ? 'refused: frozen' : 'refused: ended';
    if (!this.#take(deal.sender, fee - deal.fee)) return 'refused: insufficient_funds';
    deal.changes.set(change, fee);
    deal.fee = fee;
    return 'done';
  }

  #end(deal: Deal, from: 'held' | 'frozen', part: bigint, carrier: number): string {
    if (part < 0n || part > deal.fee) return 'refused: not-a-share';
    const end = part === 0n ? 'nothing' : `${part} to ${carrier}`;
    if (deal.end !== '') return deal.end === end ? 'done-before' : 'refused: ended';
    if (deal.state !== from) return from === 'held' ? 'refused: frozen' : 'refused: not-frozen';
    const commission = part / 10n;
    const kept = part === 0n ? 0n : charge;
    this.uncleared[carrier] = (this.uncleared[carrier] ?? 0n) + part - commission;
    this.available[deal.sender] = (this.available[deal.sender] ?? 0n) + deal.fee - part + charge - kept;
    this.ours += commission + kept;
    deal.state = part === 0n ? 'released' : part === deal.fee ? 'captured' : 'split';
    deal.end = end;
    return 'done';
  }
}
