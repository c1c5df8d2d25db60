import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import type { Person } from '../support/people.ts';

export const list = (person: Person, query: Record<string, unknown> = {}) => person.call(listTransactions, { query });

export const idsOf = async (person: Person, query: Record<string, unknown> = {}) =>
  (await list(person, query)).result.items.map(({ id }) => id);
