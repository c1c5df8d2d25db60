import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import { collectionLimits } from '@waybill/contract/collections/limits';
import type { AuthorView, PackageView } from '@waybill/contract/timeline/item-view';
import { useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { collectionHref } from '../../../session/paths.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { dayInWords, lagosDay } from '../../../ui/lagos-day.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { createCollection } from '../api/create-collection.ts';
import { getCollectionQuery } from '../api/get-collection.ts';
import { listCarriersQuery } from '../api/list-carriers.ts';
import { listPostedQuery } from '../api/list-posted.ts';
import { countOf } from '../model/collection-words.ts';
import { type Door, doorsOf } from '../model/doors.ts';

/** Posted parcels of one door, to be offered to one carrier. `chosen`: those that whoever leads here has chosen already. */
export function OfferDesk({ chosen }: { readonly chosen: readonly string[] }) {
  const { open } = usePopup();
  const query = useQuery(listPostedQuery);
  const carriers = useQuery(listCarriersQuery);
  if (query.error && !query.data) return <FailedToLoad title="We could not load your parcels" query={query} />;
  // Both before either is drawn: what came later would push the button down under the finger.
  if (!query.data || carriers.isPending)
    return (
      <Card>
        <SkeletonRows rows={5} />
      </Card>
    );
  const doors = doorsOf(query.data).filter(({ parcels }) => parcels.length > 1);
  if (doors.length === 0)
    return (
      <EmptyState
        drawing="parcel"
        title="Nothing to fetch together yet"
        text="When two or more of your parcels at the same door look for a carrier, you can offer them here to one."
        action={<Button onClick={() => open('PostSend')}>Send a parcel</Button>}
      />
    );
  return <Desk doors={doors} chosen={chosen} carriers={carriers.data ?? []} />;
}

type DeskProps = {
  readonly doors: readonly Door[];
  readonly chosen: readonly string[];
  readonly carriers: readonly AuthorView[];
};

const everybody = '';

function Desk({ doors, chosen, carriers }: DeskProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const begin = doors.find(({ parcels }) => parcels.some(({ id }) => chosen.includes(id))) ?? doors[0];
  const [doorKey, setDoorKey] = useState(begin?.key ?? '');
  const door = doors.find(({ key }) => key === doorKey) ?? doors[0];
  // What is left out, so that everything from this door is chosen without a press.
  const [left, setLeft] = useState<ReadonlySet<string>>(() => leftOutOf(begin, chosen));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [carrierId, setCarrierId] = useState(everybody);
  if (!door) return null;
  const picked = door.parcels.filter(({ id }) => !left.has(id));
  const isAll = picked.length === door.parcels.length;
  const isTooMany = picked.length > collectionLimits.parcels;
  const total = picked.reduce((sum, { price }) => sum + minorOf(price), 0);

  const pick = (id: string, isPicked: boolean) =>
    setLeft((now) => new Set(isPicked ? [...now].filter((one) => one !== id) : [...now, id]));

  const refused = (packageIds: readonly string[]) => (failure: unknown) => {
    const found = failure instanceof ApiProblem ? failure.problem.errors : [];
    const byParcel = found.flatMap(({ field, message }) => {
      const id = packageIds[Number(field.replace('packageIds.', ''))];
      return id === undefined ? [] : [[id, message] as const];
    });
    if (byParcel.length === 0) return showFailure(failure);
    setErrors(Object.fromEntries(byParcel));
    for (const [id] of byParcel) pick(id, false);
    toast.error('One of them cannot go with the others', 'It is left out now, with the reason beside it.');
  };

  const offer = () => {
    const packageIds = picked.map(({ id }) => id);
    const body = { packageIds, ...(carrierId === everybody ? {} : { carrierId }) };
    void run(async () => {
      const made = await createCollection(body, requestKey(sessionStorage, 'collection', body));
      forgetRequestKey(sessionStorage, 'collection');
      queries.setQueryData(getCollectionQuery(made.id).queryKey, made);
      void queries.invalidateQueries({ queryKey: ['collections', 'list'] });
      navigate(collectionHref(made.id), { replace: true });
    }, refused(packageIds));
  };

  return (
    <form
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => {
        event.preventDefault();
        offer();
      }}
    >
      <Card className="grid gap-4">
        {doors.length > 1 ? (
          <SelectField
            label="Fetched at"
            value={door.key}
            onChange={(event) => {
              setDoorKey(event.target.value);
              setLeft(
                leftOutOf(
                  doors.find(({ key }) => key === event.target.value),
                  [],
                ),
              );
              setErrors({});
            }}
          >
            {doors.map(({ key, address, label, parcels }) => (
              <option key={key} value={key}>
                {address}, {label} ({parcels.length})
              </option>
            ))}
          </SelectField>
        ) : (
          <p>
            <span className="block caption">Fetched at</span>
            <span className="font-medium wrap-anywhere">
              {door.address}, {door.label}
            </span>
          </p>
        )}
        <ChoiceGroup label="Parcels">
          <CheckField
            label={<strong className="font-semibold">{`Everything from here (${door.parcels.length})`}</strong>}
            checked={isAll}
            onChange={() => setLeft(new Set(isAll ? door.parcels.map(({ id }) => id) : []))}
          />
          {door.parcels.map((parcel) => (
            <CheckField
              key={parcel.id}
              className="border-t border-line py-1"
              checked={!left.has(parcel.id)}
              error={errors[parcel.id]}
              onChange={(event) => pick(parcel.id, event.target.checked)}
              label={<ParcelLine parcel={parcel} />}
            />
          ))}
        </ChoiceGroup>
      </Card>
      <Card className="grid gap-4 lg:sticky lg:top-4">
        <ChoiceGroup label="Who may take them" className="grid gap-2.5">
          <ChoiceCard
            name="collection-carrier"
            title="Whoever is first"
            text="Every checked carrier sees them, and one takes all."
            checked={carrierId === everybody}
            onChange={() => setCarrierId(everybody)}
          />
          {carriers.map(({ id, fullName, isDispatchPartner }) => (
            <ChoiceCard
              key={id}
              name="collection-carrier"
              title={fullName}
              text={isDispatchPartner ? 'A business that carried for you' : 'Carried for you before'}
              checked={carrierId === id}
              onChange={() => setCarrierId(id)}
            />
          ))}
        </ChoiceGroup>
        <dl className="flex items-baseline justify-between gap-3">
          <dt className="text-ink-soft">Fees together</dt>
          <dd>
            <Amount minor={total} currency={door.parcels[0]?.currency ?? 'NGN'} className="text-17" />
          </dd>
        </dl>
        <p className="text-13 text-ink-soft">
          Nothing more to pay: each fee waits in escrow since you posted it. They stay posted, so a single one may go with
          somebody else meanwhile.
        </p>
        {isTooMany ? <p className="text-15 text-clay">{collectionLimits.parcels} parcels are the most at once.</p> : null}
        <Button type="submit" full busy={busy} disabled={picked.length < 2 || isTooMany}>
          {picked.length < 2 ? 'Choose two or more' : `Offer ${countOf(picked.length)}`}
        </Button>
      </Card>
    </form>
  );
}

/** Chosen to begin with: what whoever leads here has chosen, else everything from this door; as many as go at once. */
function leftOutOf(door: Door | undefined, chosen: readonly string[]): ReadonlySet<string> {
  const parcels = door?.parcels ?? [];
  const wanted = new Set(chosen);
  const picked = parcels.some(({ id }) => wanted.has(id)) ? parcels.filter(({ id }) => wanted.has(id)) : parcels;
  const first = new Set(picked.slice(0, collectionLimits.parcels));
  return new Set(parcels.flatMap((parcel) => (first.has(parcel) ? [] : [parcel.id])));
}

function ParcelLine({ parcel }: { readonly parcel: PackageView }) {
  const { secrets, dropOffAddressJson, price, currency, shipmentDate } = parcel;
  return (
    <>
      <span className="block wrap-anywhere">
        {secrets ? `${secrets.receiverFullName}, ` : ''}
        {dropOffAddressJson.label}
      </span>
      <span className="block text-13 text-ink-soft">
        <Amount minor={minorOf(price)} currency={currency} /> · {dayInWords(shipmentDate, lagosDay(new Date()))}
      </span>
    </>
  );
}
