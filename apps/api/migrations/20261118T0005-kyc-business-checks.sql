-- A business is checked as one, by its documents, and not as if it were a person.
alter table identity_check add column subject text not null default 'person' check (subject in ('person', 'business'));

-- What a business had begun or handed in for our own people as a person is its check now: they see its documents beside it.
update identity_check set subject = 'business'
from account
where account.id = identity_check.user_id and account.is_dispatch_partner and provider = 'built-in' and state in ('draft', 'pending');

-- Documents that were uploaded and reached nobody: their check begins, in the order in which they came.
create function pg_temp.new_check_id(at timestamptz) returns text language sql as $$
  select 'kyc_' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (case
      when place <= 10 then (extract(epoch from at) * 1000)::bigint >> (50 - 5 * place) & 31
      else floor(random() * 32)::bigint end)::int + 1, 1), '' order by place)
  from generate_series(1, 26) as place
$$;
with waiting as (
  select account.id as user_id, max(document.uploaded_at) as uploaded_at
  from account
  join profile on profile.user_id = account.id and kyc_status = 0
  join business_document as document on document.user_id = account.id and document.kind in ('registration', 'representative')
  where account.is_dispatch_partner and account.deactivated_at is null
    and not exists (select from identity_check where identity_check.user_id = account.id and state in ('pending', 'accepted'))
  group by account.id having count(*) = 2),
begun as (
  update identity_check set state = 'pending', submitted_at = waiting.uploaded_at, subject = 'business', provider = 'built-in',
    provider_reference = null
  from waiting where identity_check.user_id = waiting.user_id and state = 'draft'
  returning identity_check.user_id),
opened as (
  insert into identity_check (id, user_id, subject, provider, state, created_at, submitted_at)
  select pg_temp.new_check_id(uploaded_at), user_id, 'business', 'built-in', 'pending', uploaded_at, uploaded_at
  from waiting where not exists (select from identity_check as draft where draft.user_id = waiting.user_id and draft.state = 'draft')
  returning user_id)
update profile set kyc_status = 2 where user_id in (select user_id from begun union all select user_id from opened);
