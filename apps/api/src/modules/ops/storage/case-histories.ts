import type { CaseKind } from '@waybill/contract/ops/case-kinds';
import { supportAccount } from '@waybill/contract/support/support-account';
import type { Db } from '../../../platform/db/database.ts';
import type { Fragment } from '../../../platform/db/sql.ts';
import { waitingJobs } from '../../../platform/jobs/failed-jobs.ts';
import { waitingMoneyQuestions, waitingPayouts } from '../../wallet/index.ts';

/** A decision that was taken back counts as none. */
const isKept = (db: Db) => db`not exists (select from ops_undoing where act_id = ops_act.id)`;

/**
 * Every case that was decided since then or still waits, of each kind, from what the tables know: the subject, when it came, when one of us
 * first answered, when it was decided and how. Nothing is kept for it.
 */
export const caseHistories: Readonly<Record<CaseKind, (db: Db, since: Date) => Fragment>> = {
  check: (db, since) => db`
    select 'check' as kind, user_id as subject, submitted_at as opened_at, decided_at as answered_at, decided_at,
      case when state = 'pending' then null else state end as outcome
    from identity_check where state = 'pending' or decided_at >= ${since}`,

  report: (db, since) => db`
    select 'report', user_id, created_at, handled_at, handled_at, coalesce(outcome, 'otherwise')
    from user_report where handled_at is null or handled_at >= ${since}
    union all
    select 'report', item_id, created_at, handled_at, handled_at, coalesce(outcome, 'otherwise')
    from timeline_report where handled_at is null or handled_at >= ${since}`,

  appeal: (db, since) => db`
    select 'appeal', user_id, made_at, decided_at, decided_at, outcome
    from appeal where decided_at is null or decided_at >= ${since}`,

  dispute: (db, since) => db`
    select 'dispute', asked.order_id, asked.heard_at, least(question.at, ended.heard_at), ended.heard_at,
      case when ended.actor = 'ops' then coalesce(decision.outcome, 'decided') else 'by-themselves' end
    from (select order_id, min(seq) as seq, min(heard_at) as heard_at from order_event where what = 'order.disputed' group by order_id) as asked
    left join lateral (
      select heard_at, actor from order_event
      where order_id = asked.order_id and seq > asked.seq and status <> 8 order by seq limit 1) as ended on true
    left join (select order_id, min(asked_at) as at from order_question group by order_id) as question on question.order_id = asked.order_id
    left join (
      select distinct on (about ->> 'orderId') about ->> 'orderId' as order_id, replace(what, 'dispute-', '') as outcome from ops_act
      where what in ('dispute-refunded', 'dispute-released', 'dispute-split') and at >= ${since}
      order by about ->> 'orderId', id desc) as decision on decision.order_id = asked.order_id
    where ended.heard_at is null or ended.heard_at >= ${since}
    union all
    select 'dispute', claim.order_id, since, done, done, 'looked-into'
    from (select order_id, min(heard_at) as since, max(seq) as seq from order_event where what = 'claim-late' group by order_id) as claim
    join delivery_order on delivery_order.id = claim.order_id and delivery_order.status <> 8
    cross join lateral (
      select least(
        (select min(at) from ops_act where what = 'claim-looked-into' and about ->> 'orderId' = claim.order_id and at >= since and ${isKept(db)}),
        (select min(heard_at) from order_event where order_id = claim.order_id and actor = 'ops' and order_event.seq > claim.seq)) as done) as look
    where done >= ${since} or (done is null and since > now() - interval '90 days')`,

  support: (db, since) => db`
    select 'support', room_id, at, done, done, case when done is null then null when is_settled then 'settled' else 'answered' end
    from (
      select turn.*, lead(at) over said_before as done, lead(is_settling) over said_before as is_settled
      from (
        select said.*, lag(is_ours) over (partition by room_id order by at, is_ours) as was_ours
        from (
          select message.room_id, message.sent_at as at, message.sender_id = ${supportAccount.id} as is_ours, false as is_settling
          from chat_member as ours join chat_message as message on message.room_id = ours.room_id
          where ours.user_id = ${supportAccount.id} and message.sent_at >= ${since}
          union all
          select subject, at, true, true from ops_act where what = 'support-settled' and at >= ${since} and ${isKept(db)}) as said) as turn
      where was_ours is distinct from is_ours
      window said_before as (partition by room_id order by at, is_ours)) as wait
    where not is_ours and (done is not null or not exists (
      select from chat_member as asker join account on account.id = asker.user_id
      where asker.room_id = wait.room_id and account.blocked_at is not null))`,

  'sale-question': (db, since) => db`
    select 'sale-question', sale.id, complained_at, done, done, coalesce(decision, 'by-themselves')
    from sale_order join sale on sale.id = sale_order.sale_id left join sale_decision on sale_decision.sale_id = sale.id
    cross join lateral (select case when sale.state <> 'questioned' then coalesce(decided_at, sale.modified_at) end as done) as ending
    where complained_at is not null and sale_order.ended_at is null and (done is null or done >= ${since})`,

  payout: (db, since) => db`
    select 'payout', act.subject, coalesce(lag(act.at) over (partition by act.subject order by act.id), payout.created_at), act.at, act.at,
      case act.what when 'payout-retried' then 'sent-again' else 'given-back' end
    from ops_act as act join payout on payout.reference = act.subject
    where act.what in ('payout-retried', 'payout-given-back') and act.at >= ${since}
    union all
    select 'payout', id, coalesce(
      (select max(at) from ops_act where what = 'payout-retried' and subject = stuck.id and at >= ${since}), since), null, null, null
    from (${waitingPayouts(db)}) as stuck`,

  'money-question': (db, since) => db`
    select 'money-question', act.subject,
      coalesce((act.about ->> 'since')::timestamptz, payment.created_at, act.at), act.at, act.at, act.about ->> 'answer'
    from ops_act as act left join payment on payment.reference = act.subject
    where act.what = 'question-answered' and act.at >= ${since}
    union all
    select 'money-question', id, since, null, null, null from (${waitingMoneyQuestions(db)}) as question`,

  correction: (db, since) => db`
    select 'correction', user_id, proposed_at, decided_at, decided_at, state
    from money_correction where state = 'proposed' or decided_at >= ${since}`,

  job: (db, since) => db`
    select 'job', subject, coalesce((about ->> 'failedAt')::timestamptz, at), at, at,
      case what when 'job-retried' then 'run-again' else 'dismissed' end
    from ops_act where what in ('job-retried', 'job-dismissed') and at >= ${since} and ${isKept(db)}
    union all
    select 'job', title, since, null, null, null from (${waitingJobs(db)}) as failed`,
};
