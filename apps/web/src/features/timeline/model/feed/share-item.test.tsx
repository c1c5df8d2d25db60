import { beforeEach, describe, expect, it, vi } from 'vitest';
import { batch, parcel, post, trip } from '../../tests/items.ts';
import { shareItem } from './share-item.ts';

const ahead = '2099-01-01';

describe('sharing an item', () => {
  const shared = vi.fn(async (_: { readonly url: string }) => {});
  beforeEach(() => {
    shared.mockClear();
    Object.assign(navigator, { share: shared });
  });
  const pathOf = (item: Parameters<typeof shareItem>[0]) => {
    shareItem(item);
    return new URL(shared.mock.lastCall?.[0].url ?? '').pathname;
  };

  it('passes on the public side of what is open', () => {
    for (const item of [parcel('1'), trip('2', { shippingDate: ahead }), batch('3', { shippingDate: ahead })])
      expect(pathOf(item)).toBe(`/shared/${item.id}`);
  });

  it('passes on the page for members of what has no public side', () => {
    const ofMembers = [
      parcel('1', { status: 'matched' }),
      parcel('1', { relatedTimelineItemId: trip('2').id, asksOne: true }),
      trip('2', { shippingDate: '2020-01-01' }),
      post('3'),
    ];
    for (const item of ofMembers) expect(pathOf(item)).toBe(`/timeline/post/${item.itemType}/${item.id}`);
  });
});
