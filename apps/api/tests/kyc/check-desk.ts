import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { getCheckDetails } from '@waybill/contract/ops/get-check-details';
import { inject } from 'vitest';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

export const details = (staff: Visitor, checkId: string) => staff.call(getCheckDetails, { params: { checkId } });

/** Opened for a reason, as nobody may without one. */
export const fetchFile = (
  staff: Visitor,
  checkId: string,
  fileId: string,
  why: Record<string, string> = { reason: 'deciding' },
) => staff.request(`/api/ops/kyc/${checkId}/files/${fileId}?${new URLSearchParams(why)}`);

export function useCheckDesk() {
  const dataDir = path.join(inject('dataDir'), randomUUID());
  const world = useWorld({ DATA_DIR: dataDir });
  const actsAbout = (userId: string) =>
    world.db<{ staffId: string; what: string; subject: string; about: object; because: string }[]>`
    select staff_id, what, subject, about, because from ops_act where user_id = ${userId} order by id`;
  return { world, dataDir, actsAbout };
}
