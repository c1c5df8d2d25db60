import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getCheck } from '@waybill/contract/kyc/get-check';
import { getUser } from '@waybill/contract/users/get-user';
import { inject } from 'vitest';
import type { Person } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

export const look = async (visitor: Visitor) => (await visitor.call(getCheck)).result;

export async function kycStatusOf(person: Person): Promise<number> {
  const { result } = await person.call(getUser, { params: { uid: person.id } });
  return result.relation === 'self' ? result.kycStatus : -1;
}

export function useCheckFiles() {
  const dataDir = path.join(inject('dataDir'), randomUUID());
  const onDisk = () => readdirSync(path.join(dataDir, 'files', 'checks'));
  const world = useWorld({ DATA_DIR: dataDir });
  return { world, dataDir, onDisk };
}
