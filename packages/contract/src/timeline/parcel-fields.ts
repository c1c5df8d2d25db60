import { line, name, phoneNumberOf } from '../text.ts';

/** Who sends and receives a parcel, and at which doors. */
export const parcelFields = {
  senderFullName: name(120, 'the sender’s full name'),
  senderPhoneNumber: phoneNumberOf('the sender’s'),
  /** Street and number, or how to find it. Seen by whoever carries it, and nobody else. */
  pickupAddress: line(200, 'where to pick it up'),
  receiverFullName: name(120, 'the receiver’s full name'),
  receiverPhoneNumber: phoneNumberOf('the receiver’s'),
  dropoffAddress: line(200, 'where it goes'),
} as const;

/** Where a trip or a batch begins and ends. */
export const journeyFields = {
  pickupAddress: line(200, 'where you start'),
  dropOffAddress: line(200, 'where you are going'),
} as const;
