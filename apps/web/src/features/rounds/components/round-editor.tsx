import { useInfiniteQuery } from '@tanstack/react-query';
import { ridingRoles } from '@waybill/contract/businesses/roles';
import type { CostView, DraftRoundView, DraftStopView } from '@waybill/contract/rounds/round-view';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { listMembersQuery } from '../../businesses/index.ts';
import { type EditedRound, withoutParcel, withParcelIn, withStopAt } from '../model/edit-rounds.ts';
import type { Editing } from '../model/editing.ts';
import { gistOfDraft } from '../model/round-words.ts';
import { useEditing } from '../model/use-editing.ts';
import { EditedStops } from './edited-stops.tsx';
import { RoundMap } from './round-map.tsx';
import { type Rider, StopSheet } from './stop-sheet.tsx';

type RoundEditorProps = { readonly editing: Editing; readonly onClose: () => void };

/** Rounds as they would be, on the map and as lists: moved, taken apart, and kept. */
export function RoundEditor({ editing, onClose }: RoundEditorProps) {
  const { rounds, drafts, cost, busy, change, keep, isChanged, undo } = useEditing(editing, onClose);
  const [opened, setOpened] = useState<DraftStopView>();
  const riders = useRiders(drafts);
  const names = new Map(riders.map(({ riderId, name }) => [riderId, name]));
  const replace = (round: EditedRound | undefined) =>
    round && change(rounds.map((one) => (one.riderId === round.riderId ? round : one)));
  const give = (orderId: string, riderId: string) => {
    const known = rounds.some((round) => round.riderId === riderId) ? rounds : [...rounds, { riderId, stops: [] }];
    change(withParcelIn(known, orderId, riderId));
  };
  const isEmpty = rounds.every(({ stops }) => stops.length === 0);
  return (
    <div className="grid gap-5">
      <LeftOut leftOut={editing.leftOut} />
      {drafts.length === 0 && isEmpty ? (
        <Card>
          <EmptyState
            drawing="map"
            title={editing.isNew ? 'Nothing could be planned' : 'Nothing is left in these rounds'}
            text={editing.isNew ? 'Above it says why for each parcel.' : 'Keep them, and their parcels wait for a rider again.'}
          />
        </Card>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-2" aria-busy={busy || undefined}>
        {rounds.map((round) => {
          const draft = drafts.find(({ riderId }) => riderId === round.riderId);
          return draft && round.stops.length > 0 ? (
            <Card key={round.riderId} className="grid gap-3">
              <DraftHead draft={draft} />
              <RoundMap stops={draft.stops} />
              <EditedStops
                draft={draft}
                canMove={(from, to) => withStopAt(round, from, to) !== undefined}
                onMove={(from, to) => replace(withStopAt(round, from, to))}
                onDropParcel={(orderId) => give(orderId, round.riderId)}
                onOpen={setOpened}
              />
            </Card>
          ) : (
            <Card key={round.riderId}>
              <p className="text-ink-soft">{names.get(round.riderId) ?? 'This rider'} has nothing left in their round.</p>
            </Card>
          );
        })}
      </div>
      <div className="bottom-4 grid gap-2.5 rounded-card border border-line bg-card p-3 shadow-soft md:sticky">
        <Cost cost={cost} />
        <div className="flex flex-wrap gap-2.5">
          {editing.isNew || isChanged ? (
            <Button busy={busy} className="flex-1" onClick={keep}>
              {editing.isNew ? 'Keep these rounds' : 'Keep the change'}
            </Button>
          ) : null}
          {isChanged ? (
            <Button variant="secondary" onClick={undo}>
              Undo
            </Button>
          ) : null}
          <Button variant="quiet" onClick={onClose}>
            {editing.isNew ? 'Throw away' : 'Back'}
          </Button>
        </div>
      </div>
      {opened ? (
        <StopSheet
          stop={opened}
          rounds={rounds}
          riders={riders}
          onGive={(riderId) => {
            give(opened.orderId, riderId);
            setOpened(undefined);
          }}
          onTakeOut={() => {
            change(rounds.map((round) => withoutParcel(round, opened.orderId)));
            setOpened(undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </div>
  );
}

function DraftHead({ draft }: { readonly draft: DraftRoundView }) {
  return (
    <div>
      <h2 className="text-17">{draft.riderName}</h2>
      <p className="text-15 text-ink-soft">
        {draft.vehicle ? `${draft.vehicle.plate} · ` : ''}
        {gistOfDraft(draft)}
      </p>
      {draft.faults.length > 0 ? (
        <ul className="mt-1.5 grid gap-0.5 text-15 text-clay">
          {draft.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What the changes made so far cost together, against the rounds as they were. */
function Cost({ cost }: { readonly cost: CostView | undefined }) {
  return (
    <div role="status" className="text-15 empty:hidden">
      {cost ? (
        <>
          <p className="font-semibold">{cost.words}</p>
          <ul className="grid gap-0.5 empty:hidden">
            {cost.broken.map((words) => (
              <li key={words} className="text-clay">
                {words}
              </li>
            ))}
            {cost.mended.map((words) => (
              <li key={words}>No longer: {words}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function LeftOut({ leftOut }: Pick<Editing, 'leftOut'>) {
  if (leftOut.length === 0) return null;
  return (
    <Notice tone="attention" title={leftOut.length === 1 ? 'One parcel is left out' : `${leftOut.length} parcels are left out`}>
      <ul className="grid gap-0.5">
        {leftOut.map(({ orderId, trackingId, words }) => (
          <li key={orderId}>
            <span className="font-mono">{trackingId}</span>: {words}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Those with a round on the desk, and everybody else who rides. */
function useRiders(drafts: readonly DraftRoundView[]): Rider[] {
  const members = useInfiniteQuery(listMembersQuery).data?.pages.flatMap(({ items }) => items) ?? [];
  const riders = new Map(drafts.map(({ riderId, riderName }) => [riderId, riderName]));
  for (const { userId, fullName, role } of members) if (ridingRoles.includes(role)) riders.set(userId, fullName);
  return [...riders].map(([riderId, name]) => ({ riderId, name }));
}
