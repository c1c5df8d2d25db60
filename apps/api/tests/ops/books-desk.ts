import { getBooks } from '@waybill/contract/ops/get-books';
import { beforeAll } from 'vitest';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';
import type { Person } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export async function useBooks() {
  const sandbox = await openPaymentSandbox();
  const world = useWorld({ ...sandbox.environment, ROLES: 'http' });
  let ada: Person;
  let bola: Person;
  beforeAll(async () => {
    ada = await staffMember(world);
    bola = await staffMember(world);
  });
  const books = async () => (await ada.call(getBooks)).result;
  return {
    sandbox,
    world,
    books,
    get ada() {
      return ada;
    },
    get bola() {
      return bola;
    },
  };
}
