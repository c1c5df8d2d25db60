import { type Database, type Db, type Tx, transact } from '../../../platform/db/database.ts';
import { broadcast } from '../../../platform/realtime/broadcast.ts';
import { attachImages } from '../../files/index.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import { findByRequest, insertItem, type NewItem, type PostingRequest } from '../storage/items.ts';
import type { AuthorStatus } from '../storage/people.ts';
import { writeTerms, writeTermsOf } from '../storage/terms.ts';
import { termsOf } from '../words.ts';

/** Identifies a request: a key of one person with the same input. */
export function requestOf(userId: string, what: string, idempotencyKey: string, input: object): PostingRequest {
  return {
    requestKey: keyFor(`${userId} timeline ${what}`, idempotencyKey),
    requestHash: keyFor(`timeline ${what}`, JSON.stringify(input)),
  };
}

/** Id of the item that an earlier copy of the request has posted. */
export async function findPosted(db: Db, { requestKey, requestHash }: PostingRequest): Promise<string | undefined> {
  const known = await findByRequest(db, requestKey);
  if (known && known.requestHash !== requestHash) throw keyUsedOtherwise();
  return known?.id;
}

type Content = {
  readonly item: NewItem;
  readonly author: AuthorStatus;
  readonly imageIds: readonly string[];
  /** Texts that the item is found by, beside its author, its places and its day. */
  readonly texts: readonly string[];
};

/** Puts an item on the timeline with everything it is found by. False when the same request did so at the same moment. */
async function writeItem(tx: Tx, content: Content): Promise<boolean> {
  const { item, imageIds } = content;
  if (!(await insertItem(tx, item))) return false;
  await attachImages(tx, item.authorId, imageIds, item.id);
  await makeFindable(tx, content);
  return true;
}

type Findable = Omit<Content, 'imageIds'>;

/** Writes what an item is found by, and tells everybody that there is something new. */
export async function makeFindable(tx: Tx, content: Findable): Promise<void> {
  // A booking is between two people: it is in no search, and nobody else is notified.
  if (content.item.booking) return;
  broadcast(tx, { type: 'timeline.grew' });
  await writeTerms(tx, content.item.id, wordsOf(content));
}

/** The same for many items of one act, none of which is a booking. */
export async function makeAllFindable(tx: Tx, contents: readonly Findable[]): Promise<void> {
  broadcast(tx, { type: 'timeline.grew' });
  await writeTermsOf(
    tx,
    contents.map((content) => ({ itemId: content.item.id, terms: wordsOf(content) })),
  );
}

function wordsOf({ item, author, texts }: Findable): string[] {
  const { journey, dispatchMode } = item;
  return termsOf({
    // First, because only so many words are kept: however long it is, it is found by who wrote it.
    texts: [author.username, author.fullName, ...texts],
    ...(journey ? { from: journey.pickup, to: journey.dropOffs, day: journey.shipDate } : {}),
    ...(dispatchMode === undefined ? {} : { mode: dispatchMode }),
  });
}

/** Posts what costs nothing, once per request, and answers its id. */
export async function postOnce(db: Database, content: Content): Promise<string> {
  const isNew = await transact(db, (tx) => writeItem(tx, content));
  if (isNew) return content.item.id;
  const before = await findPosted(db, content.item);
  if (!before) throw new Error('A request was known and is gone');
  return before;
}
