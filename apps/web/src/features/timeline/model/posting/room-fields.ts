import { journeyRoomFields } from '@waybill/contract/timeline/journey-room';
import * as z from 'zod/mini';
import { typedAmount } from '../../../../forms/typed-amount.ts';

/** The room on a trip or batch, as it is typed. */
export type RoomFields = { readonly roomKg: string; readonly roomPieces: string };

export const noRoom: RoomFields = { roomKg: '', roomPieces: '' };

export const roomSchema = {
  roomKg: z.optional(journeyRoomFields.roomKg),
  roomPieces: z.optional(journeyRoomFields.roomPieces),
};

export function roomWire({ roomKg, roomPieces }: RoomFields) {
  return { roomKg: typedAmount(roomKg), roomPieces: typedAmount(roomPieces) };
}
