import { useQuery } from '@tanstack/react-query';
import type { RoundParcelView } from '@waybill/contract/rounds/list-round-parcels';
import { roundLimits } from '@waybill/contract/rounds/round-input';
import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { listRoundParcelsQuery } from '../api/list-round-parcels.ts';
import { planRounds } from '../api/plan-rounds.ts';
import { anyTime, type ParcelTimes, stopHoursOf, timesInWords } from '../model/door-times.ts';
import { ofDraft } from '../model/edit-rounds.ts';
import type { Editing } from '../model/editing.ts';
import { parcelsWord } from '../model/round-words.ts';
import { RiderChoice } from './rider-choice.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import { TimesSheet } from './times-sheet.tsx';

type ParcelChoiceProps = {
  readonly day: string;
  readonly isToday: boolean;
  readonly onPlanned: (editing: Editing) => void;
};

/** What waits for a rider, to be chosen and planned, or slipped into a round that runs. */
export function ParcelChoice({ day, isToday, onPlanned }: ParcelChoiceProps) {
  const query = useQuery(listRoundParcelsQuery);
  const { busy, run } = useBusy();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [riders, setRiders] = useState<ReadonlySet<string>>(new Set());
  const [times, setTimes] = useState<ReadonlyMap<string, ParcelTimes>>(new Map());
  const [timing, setTiming] = useState<RoundParcelView>();
  const [slipping, setSlipping] = useState<RoundParcelView>();
  const items = query.data?.items ?? [];
  const ids = items.map(({ orderId }) => orderId).filter((id) => chosen.has(id));
  const batches = new Map(items.flatMap(({ batch }) => (batch ? [[batch.id, batch.label]] : [])));

  const choose = (wanted: readonly string[], isChosen: boolean) => setChosen(toggled(chosen, wanted, isChosen));

  async function plan() {
    const hours = stopHoursOf(day, times, ids);
    const { rounds, leftOut } = await planRounds({
      ...{ day, orderIds: ids, hours },
      ...(isToday && riders.size > 0 ? { riderIds: [...riders] } : {}),
    });
    onPlanned({ day, before: rounds.map(ofDraft), drafts: rounds, leftOut, hours, isNew: true });
  }

  return (
    <section aria-labelledby="waiting-heading" className="grid gap-3">
      <h2 id="waiting-heading" className="text-21">
        Waiting for a rider
      </h2>
      {query.data ? null : <Loading query={query} failed="We could not load what waits" />}
      {query.data && items.length === 0 ? <p className="text-ink-soft">Nothing waits: every parcel has its rider.</p> : null}
      {items.length > 0 ? (
        <>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="quiet"
              onClick={() => choose(items.slice(0, roundLimits.parcels).map(idOf), ids.length < items.length)}
            >
              {ids.length < items.length ? `Choose all ${items.length}` : 'Choose none'}
            </Button>
            {[...batches].map(([id, label]) => (
              <Button
                key={id}
                variant="quiet"
                onClick={() => choose(items.filter(({ batch }) => batch?.id === id).map(idOf), true)}
              >
                The batch {label}
              </Button>
            ))}
          </div>
          <Card className="py-1">
            <ChoiceGroup label="Parcels" isLabelHidden>
              {items.map((parcel) => (
                <div key={parcel.orderId} className="flex items-center gap-3 border-line not-first:border-t">
                  <CheckField
                    className="min-w-0 flex-1"
                    checked={chosen.has(parcel.orderId)}
                    onChange={({ target }) => choose([parcel.orderId], target.checked)}
                    label={<ParcelLabel parcel={parcel} times={times.get(parcel.orderId)} />}
                  />
                  {chosen.has(parcel.orderId) ? (
                    <Button
                      variant="quiet"
                      className="flex-none"
                      aria-label={`Hours of ${parcel.trackingId}`}
                      onClick={() => setTiming(parcel)}
                    >
                      Hours
                    </Button>
                  ) : isToday ? (
                    <Button
                      variant="quiet"
                      className="flex-none"
                      aria-label={`Slip in ${parcel.trackingId}`}
                      onClick={() => setSlipping(parcel)}
                    >
                      Slip in
                    </Button>
                  ) : null}
                </div>
              ))}
            </ChoiceGroup>
          </Card>
          {query.data?.isCut ? (
            <Notice tone="info" title="There are more">
              Plan these first; the others come up then.
            </Notice>
          ) : null}
          {isToday ? (
            <RiderChoice chosen={riders} onChoose={(riderId, isChosen) => setRiders(toggled(riders, [riderId], isChosen))} />
          ) : null}
          <Button
            full
            variant={ids.length === 0 ? 'secondary' : 'primary'}
            busy={busy}
            aria-disabled={ids.length === 0 || undefined}
            onClick={() => void (ids.length > 0 && run(plan))}
          >
            {busy ? 'Planning…' : ids.length === 0 ? 'Choose parcels to plan' : `Plan ${parcelsWord(ids.length)}`}
          </Button>
        </>
      ) : null}
      {timing ? (
        <TimesSheet
          parcel={timing}
          times={times.get(timing.orderId) ?? anyTime}
          onSet={(wanted) => setTimes(new Map(times).set(timing.orderId, wanted))}
          onClose={() => setTiming(undefined)}
        />
      ) : null}
      {slipping ? <SlipSheet parcel={slipping} day={day} onClose={() => setSlipping(undefined)} /> : null}
    </section>
  );
}

function toggled(all: ReadonlySet<string>, ids: readonly string[], isChosen: boolean): ReadonlySet<string> {
  const next = new Set(all);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}

const idOf = ({ orderId }: RoundParcelView) => orderId;

function ParcelLabel({
  parcel: { from, to, weight, isExpress, receiverName, trackingId },
  times = anyTime,
}: {
  readonly parcel: RoundParcelView;
  readonly times: ParcelTimes | undefined;
}) {
  const words = timesInWords(times);
  return (
    <span className="block min-w-0">
      <span className="block font-medium">
        {from.label} → {to.label}
      </span>
      <span className="block text-13 text-ink-soft">
        {isExpress ? 'Express · ' : ''}
        {receiverName} · {weight} kg · <span className="font-mono">{trackingId}</span>
      </span>
      {words === '' ? null : <span className="block text-13 font-medium">{words}</span>}
    </span>
  );
}
