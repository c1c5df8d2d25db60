import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { ada } from '../../../tests/own-user.ts';

/** Ada, who is one of our people. */
export const staffAda = (staffRole: StaffRole): OwnUser => ({ ...ada, isStaff: true, staffRole });

export const bisi = { id: 'usr_bisi', username: 'ops.bisi', fullName: 'Bisi Ade' };
export const me = { id: ada.id, username: ada.username, fullName: ada.fullName };

export const hold = (by: typeof bisi, kind = 'support', id = 'room_1') => ({ kind, id, by, since: '2026-11-19T09:20:00.000Z' });

/** What getDesk answers. */
export const desk = (held: readonly unknown[] = [], looking: readonly unknown[] = []) =>
  Response.json({ held, looking, mentions: 0 });
