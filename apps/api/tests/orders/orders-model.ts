import { type Act, type Order, type Parcel, type Proof, people } from './orders-model-types.ts';

/**
 * Deliveries on the back of an envelope, written from the product's words and not from the order process of the code: one
 * act after the other, without a database. What the real ones must agree with.
 */
const charge = 50_000n;

const [Requested, Accepted, PickedUp, InTransit, Delivered, Completed, Cancelled, Declined, Disputed, Expired] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

type Side = 'sender' | 'carrier';

export class OrdersModel {
  readonly orders: Order[] = [];
  readonly parcels: Parcel[];
  readonly available: bigint[];
  readonly uncleared: bigint[];
  ours = 0n;

  constructor(parcels: Parcel[], available: readonly bigint[], uncleared: readonly bigint[]) {
    this.parcels = parcels;
    this.available = [...available];
    this.uncleared = [...uncleared];
  }

  inEscrow(person: number): bigint {
    const kept = this.parcels.filter(({ sender, escrow }) => sender === person && (escrow === 'held' || escrow === 'frozen'));
    return kept.reduce((sum, { fee }) => sum + fee + charge, 0n);
  }

  /** Does it, or says with which code it is refused. */
  run(act: Act): string {
    switch (act.do) {
      case 'ask':
        return this.#ask(act);
      case 'move':
        return this.#move(act);
      case 'agree':
        return this.#agree(act);
      case 'take':
        return this.#take(act);
      case 'take back':
        return this.#takeBack(act.who, this.#order(act.order));
      case 'take down':
        return this.#takeDown(act.who, this.#parcel(act.parcel));
      case 'wait':
        return this.#wait(this.#order(act.order));
      case 'next day':
        return this.#nextDay(act.parcel);
      case 'decide':
        return this.#decide(this.#order(act.order), act.to, act.part);
    }
  }

  /** Where one of the two sides may take it. */
  ways(order: Order, side: Side): number[] {
    const { status, askedBy, isReturnAsked } = order;
    const isSender = side === 'sender';
    if (status === Requested) return side === askedBy ? [Cancelled] : [Accepted, Declined];
    if (status === Accepted) return isSender ? [Cancelled] : [PickedUp, Cancelled];
    if (status === Delivered) return isSender ? [Completed, Disputed] : [Disputed];
    if (status !== PickedUp && status !== InTransit) return [];
    if (isSender) return isReturnAsked ? [Cancelled, Disputed] : [Disputed];
    return [...(status === PickedUp ? [InTransit] : []), Delivered, Cancelled, Disputed];
  }

  sideOf(order: Order, who: number): Side | undefined {
    if (who === order.carrier) return 'carrier';
    return who === this.#parcel(order.parcel).sender ? 'sender' : undefined;
  }

  #order(index: number): Order {
    const order = this.orders[index];
    if (!order) throw new Error('There is no such order');
    return order;
  }

  #parcel(index: number): Parcel {
    const parcel = this.parcels[index];
    if (!parcel) throw new Error('There is no such parcel');
    return parcel;
  }

  #ask({ who, parcel: index, carrier, isBooking }: Extract<Act, { do: 'ask' }>): string {
    const parcel = this.#parcel(index);
    const isSeen = parcel.askedOf === undefined || parcel.askedOf === who || parcel.sender === who;
    if (parcel.isRemoved || !isSeen) return 'not_found';
    if (who === carrier && who === parcel.sender) return 'own_package';
    if (who === carrier && isBooking) return 'forbidden';
    if (who !== carrier && (who !== parcel.sender || !isBooking || parcel.askedOf !== carrier)) return 'forbidden';
    if (this.#liveBetween(index, carrier)) return 'done';
    if (parcel.status === 'matched' || parcel.status === 'delivered') return 'already_matched';
    if (parcel.status !== 'open') return 'no_longer_open';
    if (who === people.nobody) return 'kyc_required';
    this.#write(index, carrier);
    return 'done';
  }

  #write(index: number, carrier: number): Order {
    const askedBy = this.#parcel(index).askedOf === carrier ? 'sender' : 'carrier';
    const between = { parcel: index, carrier, askedBy } as const;
    const order: Order = { ...between, status: Requested, isReturnAsked: false, hasLateClaim: false, tries: [0, 0] };
    this.orders.push(order);
    return order;
  }

  #liveBetween(index: number, carrier: number): Order | undefined {
    const over: readonly number[] = [Cancelled, Declined, Expired];
    return this.orders.find((order) => order.parcel === index && order.carrier === carrier && !over.includes(order.status));
  }

  /** The hold is what they agreed on, and everybody else is declined. */
  #agree({ parcel: index, carrier, fee }: Extract<Act, { do: 'agree' }>): string {
    const parcel = this.#parcel(index);
    if (parcel.isRemoved || (parcel.askedOf !== undefined && parcel.askedOf !== carrier)) return 'not_found';
    if (carrier === people.nobody) return 'kyc_required';
    if (parcel.status === 'matched' || parcel.status === 'delivered') return 'already_matched';
    if (parcel.status !== 'open') return 'no_longer_open';
    this.available[parcel.sender] = (this.available[parcel.sender] ?? 0n) + parcel.fee - fee;
    parcel.fee = fee;
    this.#go(this.#liveBetween(index, carrier) ?? this.#write(index, carrier), Accepted);
    return 'done';
  }

  #take({ who, parcel: index }: Extract<Act, { do: 'take' }>): string {
    const parcel = this.#parcel(index);
    if (parcel.isRemoved || !parcel.isExpress) return 'not_found';
    const mine = this.#liveBetween(index, who);
    if (parcel.status === 'matched' || parcel.status === 'delivered') return mine ? 'done' : 'already_taken';
    if (parcel.status !== 'open') return 'no_longer_open';
    this.#go(mine ?? this.#write(index, who), Accepted);
    return 'done';
  }

  #move(act: Extract<Act, { do: 'move' }>): string {
    const order = this.#order(act.order);
    const side = this.sideOf(order, act.who);
    if (!side) return 'not_found';
    const isAllowed = this.ways(order, side).includes(act.to);
    const isLate = side === 'carrier' && this.#isLate(order, act);
    const judged = (isAllowed || isLate) && side === 'carrier' ? this.#judge(order, act) : act.proof;
    if (judged === 'code_wrong' || judged === 'code_resting') return judged;
    order.hasLateClaim ||= isLate;
    if (!isAllowed) return this.#refusal(order, side, act.to);
    const isApproval = side === 'sender' && order.isReturnAsked && act.to === Cancelled;
    if ((act.to === PickedUp || act.to === Delivered) && judged === 'none') return 'proof_missing';
    if (act.to === Disputed && !act.hasWords) return 'invalid_input';
    if (act.to === Cancelled && order.status !== Requested && !isApproval && !act.hasReasons) return 'invalid_input';
    if (act.to === Cancelled && side === 'carrier' && order.status >= PickedUp) order.isReturnAsked = true;
    else this.#go(order, act.to);
    if (act.to === Delivered && judged === 'right code') this.#go(order, Completed);
    return 'done';
  }

  #isLate({ status }: Order, { to, isOffline }: Extract<Act, { do: 'move' }>): boolean {
    return isOffline && (to === PickedUp || to === Delivered) && (status === Disputed || status === Cancelled);
  }

  #judge(order: Order, { to, proof }: Extract<Act, { do: 'move' }>): Proof | 'code_wrong' | 'code_resting' {
    const which = to === PickedUp ? 0 : to === Delivered ? 1 : undefined;
    if (which === undefined || (proof !== 'right code' && proof !== 'wrong code')) return proof;
    if (order.tries[which] === 5) return 'code_resting';
    order.tries[which] = proof === 'right code' ? 0 : order.tries[which] + 1;
    if (proof === 'right code') return proof;
    return order.tries[which] === 5 ? 'code_resting' : 'code_wrong';
  }

  #refusal(order: Order, side: Side, to: number): string {
    const isTaken = to === Accepted && order.status === Declined && this.#parcel(order.parcel).status === 'matched';
    if (isTaken) return 'already_matched';
    return this.ways(order, side === 'sender' ? 'carrier' : 'sender').includes(to) ? 'forbidden' : 'step_not_allowed';
  }

  /** An order moves, and its parcel and the money with it. */
  #go(order: Order, to: number): void {
    const parcel = this.#parcel(order.parcel);
    const wasRequested = order.status === Requested;
    order.status = to;
    // Going on does not take the question back; handing it over does.
    order.isReturnAsked &&= to === InTransit;
    if (to === Accepted) {
      parcel.status = 'matched';
      for (const other of this.#asking(order.parcel)) other.status = Declined;
    } else if (to === Completed) {
      parcel.status = 'delivered';
      this.#pay(parcel, order.carrier, parcel.fee);
    } else if (to === Disputed) parcel.escrow = 'frozen';
    else if ((to === Cancelled || to === Declined || to === Expired) && !(wasRequested && order.askedBy === 'carrier')) {
      parcel.status = 'withdrawn';
      this.#giveBack(parcel);
    }
  }

  #asking(parcel: number): Order[] {
    return this.orders.filter((order) => order.parcel === parcel && order.status === Requested);
  }

  #takeBack(who: number, order: Order): string {
    const side = this.sideOf(order, who);
    if (!side) return 'not_found';
    if (order.status === Cancelled && side === order.askedBy && !this.#wasAccepted(order)) return 'done';
    if (order.status !== Requested || side !== order.askedBy) return 'step_not_allowed';
    this.#go(order, Cancelled);
    return 'done';
  }

  readonly #accepted = new Set<Order>();
  #wasAccepted(order: Order): boolean {
    return this.#accepted.has(order);
  }

  /** Remembers what was agreed on once: it cannot be taken back as if it had only been asked for. */
  remember(): void {
    for (const order of this.orders) if (order.status === Accepted) this.#accepted.add(order);
  }

  #takeDown(who: number, parcel: Parcel): string {
    const isSeen = parcel.askedOf === undefined || parcel.askedOf === who || parcel.sender === who;
    if (parcel.isRemoved || !isSeen) return 'not_found';
    if (parcel.sender !== who) return 'forbidden';
    if (parcel.status === 'matched') return 'already_matched';
    if (parcel.status === 'open') {
      for (const order of this.#asking(this.parcels.indexOf(parcel))) order.status = Cancelled;
      parcel.status = 'withdrawn';
      this.#giveBack(parcel);
    }
    parcel.isRemoved = true;
    return 'done';
  }

  #wait(order: Order): string {
    if (order.status === Requested) this.#go(order, Expired);
    else if (order.status === Delivered) this.#go(order, Completed);
    else if (order.isReturnAsked) this.#go(order, Disputed);
    return 'done';
  }

  #nextDay(index: number): string {
    const parcel = this.#parcel(index);
    if (parcel.status !== 'open') return 'done';
    for (const order of this.#asking(index)) order.status = Expired;
    parcel.status = 'expired';
    this.#giveBack(parcel);
    return 'done';
  }

  #decide(order: Order, to: number, part: bigint | 'all'): string {
    if (order.status !== Disputed) return 'step_not_allowed';
    const parcel = this.#parcel(order.parcel);
    order.status = to;
    parcel.status = to === Completed ? 'delivered' : 'withdrawn';
    if (to === Completed) this.#pay(parcel, order.carrier, part === 'all' ? parcel.fee : part);
    else this.#giveBack(parcel);
    return 'done';
  }

  #giveBack(parcel: Parcel): void {
    parcel.escrow = 'released';
    this.available[parcel.sender] = (this.available[parcel.sender] ?? 0n) + parcel.fee + charge;
  }

  /** Some of the fee to the carrier, less a tenth; the rest back; the charge is ours. */
  #pay(parcel: Parcel, carrier: number, part: bigint): void {
    parcel.escrow = part === parcel.fee ? 'captured' : 'split';
    this.uncleared[carrier] = (this.uncleared[carrier] ?? 0n) + part - part / 10n;
    this.available[parcel.sender] = (this.available[parcel.sender] ?? 0n) + parcel.fee - part;
    this.ours += part / 10n + charge;
  }
}
