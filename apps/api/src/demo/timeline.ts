import { homeCurrency, toMinor } from '@waybill/contract/money';
import { itemCategories } from '@waybill/contract/timeline/enums';
import type { PastItem } from '../modules/timeline/index.ts';
import { demoId } from './demo-id.ts';
import { type DemoPhoto, demoImageId } from './demo-pictures.ts';
import { type DemoPlace, demoPlaces } from './demo-places.ts';
import { demoNeighbours } from './neighbours.ts';
import { demoPeople } from './people.ts';
import type { DemoItem } from './stories/timeline-item.ts';
import { demoItems } from './stories/timeline-items.ts';

const everybody = new Map([...demoPeople, ...demoNeighbours].map((person) => [person.username, person]));

/** Timeline items of the demo's people, oldest first. */
export function demoTimeline(now: Date): PastItem[] {
  return demoItems.map((item, index) => pastItem(item, `${index}`, now));
}

/** The photos in it. */
export function demoTimelinePhotos(): DemoPhoto[] {
  return demoItems.flatMap(({ by, pictures = [] }, index) =>
    pictures.map((thing) => ({ by, thing, belongsTo: `item ${index}` })),
  );
}

/** The id of something on the timeline, by what it is and its name. */
export const demoItemId = (what: DemoItem['what'], name: string) => demoId(prefixes[what], name);
const prefixes = { post: 'pst', trip: 'trp', batch: 'bat', package: 'pkg' } as const;

/** Items are known by their place in the list; those made for an order by another name. */
export function pastItem(demo: DemoItem, name: string, now: Date): PastItem {
  const at = new Date(now.getTime() - demo.hoursAgo * 3_600_000);
  const author = everybody.get(demo.by);
  if (!author) throw new Error(`Nobody in the demo is called ${demo.by}`);
  const authorId = demoId('usr', demo.by);
  const { id, ...content } = contentOf(demo, name, now, author.countryCode);
  const comments = demo.comments ?? [];
  return {
    at,
    item: { id, authorId, message: demo.message, ...content.item },
    texts: [demo.message, author.username, author.fullName, ...content.texts],
    imageIds: (demo.pictures ?? []).map((thing) => demoImageId(demo.by, thing, `item ${name}`)),
    ...(content.parcel ? { parcel: content.parcel } : {}),
    likedBy: (demo.likedBy ?? []).map((name) => demoId('usr', name)),
    // Spread over the time since then.
    comments: comments.map(({ by, text }, place) => ({
      by: demoId('usr', by),
      message: text,
      at: new Date(at.getTime() + ((place + 1) * demo.hoursAgo * 3_600_000) / (comments.length + 2)),
    })),
  };
}

type Content = {
  readonly id: string;
  readonly item: Omit<PastItem['item'], 'id' | 'authorId' | 'message'>;
  readonly texts: readonly string[];
  readonly parcel?: NonNullable<PastItem['parcel']>;
};

function contentOf(demo: DemoItem, name: string, now: Date, countryCode: string): Content {
  const currency = homeCurrency(countryCode);
  if (demo.what === 'post') return { id: demoItemId('post', name), item: { type: 3 }, texts: [] };
  const stops = demo.what === 'batch' ? demo.stops : [demo.to];
  const journey = journeyOf(demo.from, stops, dayIn(now, demo.inDays), demo.what === 'package');
  if (demo.what === 'trip')
    return {
      id: demoItemId('trip', name),
      item: {
        type: 2,
        dispatchMode: demo.mode,
        journey,
        ...roomOf(demo),
        ...(demo.price ? { price: { currency, minor: toMinor(demo.price) } } : {}),
      },
      texts: [],
    };
  if (demo.what === 'batch') {
    const [lowest, highest] = demo.prices;
    const price = { currency, minor: toMinor(lowest), endMinor: toMinor(highest) };
    return { id: demoItemId('batch', name), item: { type: 4, journey, price, ...roomOf(demo) }, texts: [] };
  }
  const category = itemCategories.find(({ id }) => id === demo.category)?.name ?? '';
  const sender = everybody.get(demo.by);
  return {
    id: demoItemId('package', name),
    item: {
      type: demo.kind === 3 ? 5 : 1,
      dispatchMode: demo.mode,
      journey,
      price: { currency, minor: toMinor(demo.price) },
    },
    texts: [category],
    parcel: {
      title: `${category} to ${demoPlaces[demo.to].label}`,
      deliveryType: demo.kind,
      weightGrams: Math.round(demo.weight * 1000),
      categoryId: demo.category,
      handleId: demo.handling,
      costMinor: toMinor(demo.worth),
      senderName: sender?.fullName ?? '',
      receiverName: demo.receiver,
      senderPhone: sender?.phone ?? '+351912345678',
      receiverPhone: `+2348035550${name.replace(/\D/g, '').padStart(3, '0')}`,
    },
  };
}

function roomOf({ room }: Extract<DemoItem, { what: 'trip' | 'batch' }>) {
  return room ? { room: { grams: room.kg * 1000, pieces: room.pieces } } : {};
}

function journeyOf(from: DemoPlace, stops: readonly DemoPlace[], shipDate: string, hasDoor: boolean) {
  const addressOf = (place: DemoPlace) => (hasDoor ? `12 Market Road, ${demoPlaces[place].label}` : demoPlaces[place].label);
  return {
    pickupAddress: addressOf(from),
    pickup: demoPlaces[from],
    dropOffAddresses: stops.map(addressOf),
    dropOffs: stops.map((stop) => demoPlaces[stop]),
    shipDate,
  };
}

/** A day in Lagos, which is an hour ahead of UTC all year. */
function dayIn(now: Date, days: number): string {
  return new Date(now.getTime() + 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}
