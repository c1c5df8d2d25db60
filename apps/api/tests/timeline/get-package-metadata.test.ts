import { getPackageMetadata } from '@waybill/contract/timeline/get-package-metadata';
import { describe, expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const person = madeBefore(() => verifiedPerson(world));

describe('what a package can be', () => {
  it('is told with names, limits and one’s own credits', async () => {
    const { result } = await person.call(getPackageMetadata);
    expect(result).toMatchObject({
      deliveryTypes: [
        { id: 0, name: 'Sprint' },
        { id: 1, name: 'Inter-state' },
        { id: 2, name: 'International' },
        { id: 3, name: 'Express' },
      ],
      sendPackageCharge: { NGN: 500, USD: 1 },
      prices: { NGN: { lowest: 500 }, USD: { lowest: 1 } },
      credits: 0,
    });
    expect(result.dispatchModes[0]).toEqual({ id: 0, name: 'Bike', heaviest: 30 });
    expect([result.itemCategories.length, result.handleRequirements.length]).toEqual([12, 6]);
  });
});
