import { listCancellationReasons } from '@waybill/contract/orders/list-cancellation-reasons';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

describe('cancelling', () => {
  it('has reasons to choose from, each with who may give it', async () => {
    const { result } = await (await verifiedPerson(world)).call(listCancellationReasons);
    expect(result).toHaveLength(11);
    expect(result.filter(({ needsText }) => needsText)).toEqual([
      { id: 11, by: 'either', reason: 'Something else', needsText: true },
    ]);
  });
});
