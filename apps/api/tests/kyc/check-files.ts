import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getCheck } from '@waybill/contract/kyc/get-check';
import { inject } from 'vitest';
import { ownUserOf, type Person } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

export const look = async (visitor: Visitor) => (await visitor.call(getCheck)).result;

export const kycStatusOf = async (person: Person) => (await ownUserOf(person)).kycStatus;

export function useCheckFiles() {
  const dataDir = path.join(inject('dataDir'), randomUUID());
  const onDisk = () => readdirSync(path.join(dataDir, 'files', 'checks'));
  const world = useWorld({ DATA_DIR: dataDir });
  return { world, dataDir, onDisk };
}
