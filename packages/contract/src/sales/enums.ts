import type { Currency } from '../money.ts';

/** Who pays for the delivery of what is sold. */
export const deliveryPayers = ['buyer', 'seller'] as const;
export type DeliveryPayer = (typeof deliveryPayers)[number];

/** When the goods may be paid: before they leave, at the door, or as the buyer chooses. */
export const payTimes = ['now', 'door', 'choice'] as const;
export type PayTime = (typeof payTimes)[number];

/** The buyer's own choice. */
export const buyerPayTimes = ['now', 'door'] as const;
export type BuyerPayTime = (typeof buyerPayTimes)[number];

export const buyerPayWays = ['transfer', 'card', 'paypal'] as const;
export type BuyerPayWay = (typeof buyerPayWays)[number];

/** How buyers pay what is sold in a currency, the usual way first. */
export const payWaysOf: Readonly<Record<Currency, readonly BuyerPayWay[]>> = { NGN: ['transfer', 'card'], USD: ['paypal'] };

/**
 * Where a sale stands. `waiting`: nobody has ordered. `ordered`: somebody has, and has not paid; at the door they will. `paid`: the
 * price is in escrow and the seller has to send it. `sent`: it is a parcel. `arrived`: handed over, and the goods’ money clears.
 * `questioned`: the buyer says that it is not what was sold. `paid-out`: the seller has the money, or their part of it. `came-back`: it was
 * sent and the buyer’s money went back. `ended`: it never left.
 */
export const saleStates = [
  'waiting',
  'ordered',
  'paid',
  'sent',
  'arrived',
  'questioned',
  'paid-out',
  'came-back',
  'ended',
] as const;
export type SaleState = (typeof saleStates)[number];

/**
 * Where the parcel of a sale is that was sent. `looking`: nobody carries it yet. `agreed`: its carrier comes for it. `failed`: nobody took it, and the
 * seller decides what comes next. `held-up`: our people look at it.
 */
export const saleDeliveries = ['looking', 'agreed', 'carried', 'at-the-door', 'failed', 'going-back', 'held-up'] as const;
export type SaleDelivery = (typeof saleDeliveries)[number];

/** How the list of one’s sales is divided. */
export const saleGroups = ['waiting', 'paid', 'on-the-way', 'paid-out', 'came-back'] as const;
export type SaleGroup = (typeof saleGroups)[number];

/** The group of a state; a sale to be paid at the door waits like any other until it is sent. */
export const groupOfState: Readonly<Record<SaleState, SaleGroup>> = {
  waiting: 'waiting',
  ordered: 'waiting',
  paid: 'paid',
  sent: 'on-the-way',
  arrived: 'on-the-way',
  questioned: 'on-the-way',
  'paid-out': 'paid-out',
  'came-back': 'came-back',
  ended: 'came-back',
};

export const saleLimits = {
  title: 80,
  description: 1_000,
  complaint: 1_000,
  /** An unpaid sale ends after these. */
  unpaidDays: 7,
  /** What was paid for and is not sent by then goes back to the buyer. */
  sendWithinDays: 3,
  /** How long one buyer’s unpaid order keeps others out, where it is to be paid now. */
  reservedMinutes: 45,
  /** How long the buyer can say that it is not what was sold, from the handover. */
  complaintHours: 24,
  /** How long a payment at the door may take, from “I’m at the door”. */
  doorMinutes: 30,
  /** SMS to the receiver or buyer of one parcel in a day, those that they ask for apart. */
  messagesADay: 5,
  /** Of these, at most so many about the chat: what concerns the money must still get through. */
  chatMessagesADay: 2,
  /** What a buyer may write in one message of the chat. */
  chatText: 1_000,
  /** How long buyer and seller can write to each other after the end of the sale. */
  chatDays: 30,
} as const;
