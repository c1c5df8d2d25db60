import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InvitationView } from '@waybill/contract/businesses/member-view';
import { roleWords } from '@waybill/contract/businesses/role-words';
import { readablePhone } from '@waybill/contract/readable-phone';
import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { acting } from '../../../session/acting.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { listInvitationsQuery } from '../api/list-invitations.ts';
import { listMembersQuery } from '../api/list-members.ts';
import { withdrawInvitation } from '../api/withdraw-invitation.ts';
import { InviteSheet } from './invite-sheet.tsx';
import { MemberRow } from './member-row.tsx';

/** Whoever acts for the business, whoever is asked to, and the way to ask somebody. */
export function PeopleList() {
  const [isInviting, setIsInviting] = useState(false);
  const mayInvite = acting() === undefined || acting()?.role === 'manager';
  const members = useInfiniteQuery(listMembersQuery);
  const everybody = members.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-7">
      {mayInvite ? (
        <Button full onClick={() => setIsInviting(true)}>
          Invite somebody
        </Button>
      ) : null}
      {mayInvite ? <Waiting /> : null}
      <Card className="overflow-hidden p-0">
        {members.data ? null : <Loading query={members} failed="We could not load your people" />}
        {members.data && everybody.length === 0 ? (
          <EmptyState
            drawing="door"
            title="Nobody but you yet"
            text="Riders, dispatchers and whoever keeps your books get an account of their own, and none of them your password."
          />
        ) : null}
        <ul>
          {everybody.map((member) => (
            <li key={member.userId} className="border-line px-5 py-4 not-first:border-t">
              <MemberRow member={member} />
            </li>
          ))}
        </ul>
      </Card>
      {members.hasNextPage ? (
        <MoreButton key={everybody.length} busy={members.isFetchingNextPage} onMore={() => void members.fetchNextPage()} />
      ) : null}
      <InviteSheet open={isInviting} onClose={() => setIsInviting(false)} />
    </div>
  );
}

function Waiting() {
  const invitations = useInfiniteQuery(listInvitationsQuery);
  const waiting = invitations.data?.pages.flatMap(({ items }) => items) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="invited-heading">
      <h2 id="invited-heading" className="mb-2.5 text-17">
        Invited
      </h2>
      <Card className="overflow-hidden p-0">
        <ul>
          {waiting.map((invitation) => (
            <li key={invitation.id} className="flex items-center gap-3 border-line px-5 py-3.5 not-first:border-t">
              <InvitationRow {...invitation} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function InvitationRow({ id, name, role, sentTo }: InvitationView) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  async function withdraw() {
    await withdrawInvitation(id);
    await queries.invalidateQueries({ queryKey: ['businesses', 'invitations'] });
  }
  return (
    <>
      <p className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-13 text-ink-soft">
          {roleWords[role].title} · {sentTo.startsWith('+') ? readablePhone(sentTo) : sentTo}
        </span>
      </p>
      <Button variant="quiet" busy={busy} aria-label={`Take back the invitation of ${name}`} onClick={() => void run(withdraw)}>
        Take back
      </Button>
    </>
  );
}
