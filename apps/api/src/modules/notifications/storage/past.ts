import type { CheckSubject } from '@waybill/contract/kyc/documents';
import type { Db } from '../../../platform/db/database.ts';
import type { Line } from '../reactions/wallet.ts';

type Timed = { readonly at: Date };

export async function listPastSteps(db: Db): Promise<(Timed & { eventId: string; what: string })[]> {
  return db<(Timed & { eventId: string; what: string })[]>`
    select id as event_id, what, happened_at as at from order_event where status is not null order by seq`;
}

export type PastStars = Timed & { orderId: string; byId: string; ofId: string; stars: number; name: string };

export async function listPastStars(db: Db): Promise<PastStars[]> {
  return db<PastStars[]>`
    select order_id, by_id, of_id, stars, full_name as name, created_at as at from rating join profile on user_id = by_id`;
}

type PastOnItem = Timed & { itemType: number; itemId: string; authorId: string; userId: string; name: string };

/** The time of a past like is unknown: they are spread over the hours after the post. */
export async function listPastLikes(db: Db): Promise<PastOnItem[]> {
  return db<PastOnItem[]>`
    select type as item_type, item_id, timeline_item.author_id, timeline_like.user_id, full_name as name,
      timeline_item.created_at + (now() - timeline_item.created_at)
        * (row_number() over (partition by item_id order by timeline_like.user_id)) / (count(*) over (partition by item_id) + 1) as at
    from timeline_like join timeline_item on timeline_item.id = item_id join profile on profile.user_id = timeline_like.user_id`;
}

export async function listPastComments(db: Db): Promise<(PastOnItem & { commentId: string })[]> {
  return db<(PastOnItem & { commentId: string })[]>`
    select type as item_type, item_id, timeline_item.author_id, comment.author_id as user_id, comment.id as comment_id,
      full_name as name, comment.created_at as at
    from timeline_comment as comment join timeline_item on timeline_item.id = item_id
    join profile on profile.user_id = comment.author_id`;
}

export async function listPastLines(db: Db): Promise<(Line & { userId: string })[]> {
  return db<(Line & { userId: string })[]>`
    select user_id, id, kind, direction, currency, amount_minor, status, title, detail, reference, created_at, settled_at
    from wallet_transaction where kind in ('top-up', 'payout') and status in (1, 3)`;
}

export async function listPastChecks(db: Db): Promise<{ userId: string; status: number; subject: CheckSubject }[]> {
  return db<{ userId: string; status: number; subject: CheckSubject }[]>`
    select user_id, kyc_status as status, case when is_dispatch_partner then 'business' else 'person' end as subject
    from profile join account on account.id = user_id where kyc_status = 1 order by user_id`;
}
