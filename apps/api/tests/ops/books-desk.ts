import { getBooks } from '@waybill/contract/ops/get-books';
import { madeBefore } from '../support/made-before.ts';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export async function useBooks() {
  const sandbox = await openPaymentSandbox();
  const world = useWorld({ ...sandbox.environment, ROLES: 'http' });
  const desk = madeBefore(async () => ({ ada: await staffMember(world), bola: await staffMember(world) }));
  const books = async () => (await desk.ada.call(getBooks)).result;
  return { sandbox, world, books, desk };
}
