import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import type { CollectionView } from '@waybill/contract/collections/collection-view';
import { orderStatus } from '@waybill/contract/orders/enums';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { useState } from 'react';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { getCollectionQuery } from '../api/get-collection.ts';
import { pickUpCollection } from '../api/pick-up-collection.ts';
import { countOf } from '../model/collection-words.ts';

const codeLength = 6;

/** At the sender’s door: what is there is ticked, and their one code picks it up. */
export function PickUpForm({ of }: { readonly of: CollectionView }) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const waiting = of.parcels.flatMap(({ order, receiverName, to }) =>
    order?.orderStatus === orderStatus.Accepted ? [{ ...order, receiverName, to }] : [],
  );
  const here = waiting.filter(({ id }) => !missing.has(id));

  const pickUp = () => {
    if (code.length < codeLength) return setError('Please enter the six digits');
    const orderIds = here.map(({ id }) => id);
    const form = `collection.pickup.${of.id}`;
    void run(
      async () => {
        const next = await pickUpCollection(of.id, { orderIds, code }, requestKey(sessionStorage, form, orderIds));
        forgetRequestKey(sessionStorage, form);
        queries.setQueryData(getCollectionQuery(of.id).queryKey, next);
        void queries.invalidateQueries({ queryKey: ['collections', 'list'] });
        void queries.invalidateQueries({ queryKey: ['orders'] });
        toast.success('Picked up', `${countOf(orderIds.length)} ${orderIds.length === 1 ? 'is' : 'are'} with you now.`);
      },
      (failure) => {
        setCode('');
        const wrong = failure instanceof ApiProblem ? failure.problem.errors.find(({ field }) => field === 'code') : undefined;
        if (wrong) return setError(wrong.message);
        showFailure(failure);
        void queries.invalidateQueries({ queryKey: ['collections', 'one', of.id] });
      },
    );
  };

  return (
    <Card>
      <h2 className="mb-2 text-17">At the door</h2>
      {of.pickupAddress === null ? null : (
        <div className="mb-3 text-15 wrap-anywhere">
          <p>{of.pickupAddress}</p>
          {of.pickupLandmark === '' ? null : <p className="text-ink-soft">{of.pickupLandmark}</p>}
          {of.pickupNote === '' ? null : <p className="mt-1 text-ink-soft">The sender asks: “{of.pickupNote}”</p>}
        </div>
      )}
      <PlainForm onSubmit={pickUp}>
        <ChoiceGroup label="What is there">
          {waiting.map(({ id, trackingId, receiverName, to }) => (
            <CheckField
              key={id}
              className="border-t border-line py-1"
              checked={!missing.has(id)}
              onChange={({ target: { checked } }) =>
                setMissing((now) => new Set(checked ? [...now].filter((one) => one !== id) : [...now, id]))
              }
              label={
                <>
                  <span className="block wrap-anywhere">
                    {receiverName}, {to}
                  </span>
                  <span className="block font-mono text-13 text-ink-soft">{spellTrackingId(trackingId)}</span>
                </>
              }
            />
          ))}
        </ChoiceGroup>
        {missing.size > 0 ? (
          <p className="text-13 text-ink-soft">
            What you do not tick stays agreed on: fetch it later with the same code, or cancel it in its own order.
          </p>
        ) : null}
        <CodeField
          label="The sender’s code for all"
          length={codeLength}
          value={code}
          onChange={(next) => {
            setCode(next);
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit" full busy={busy} disabled={here.length === 0}>
          {here.length === 0 ? 'Tick what is there' : `I have ${countOf(here.length)}`}
        </Button>
      </PlainForm>
    </Card>
  );
}
