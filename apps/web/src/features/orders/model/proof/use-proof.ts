import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import type { ImageView } from '@waybill/contract/files/image-view';
import { orderLimits } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { otpCode } from '@waybill/contract/text';
import { useEffect, useRef, useState } from 'react';
import { forgetRequestKey, newKey, requestKey } from '../../../../forms/request-key.ts';
import { showFailure } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { updateOrder } from '../../api/update-order.ts';
import { isForLater, type ProofStep, refusalOf } from './claims.ts';
import { claimsOf } from './claims-here.ts';

type ProofProps = {
  readonly order: OrderView;
  readonly to: ProofStep;
  readonly onDone: (order: OrderView | 'waiting') => void;
};

/** Proving that a parcel was picked up or handed over: with a code, which can wait for the network, or with photos, which cannot. */
export function useProof({ order, to, onDone }: ProofProps) {
  const queries = useQueryClient();
  const claims = claimsOf(order.carrier.id);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [restsUntil, setRestsUntil] = useState<number>();
  const { busy, run } = useBusy();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  function done(next: OrderView) {
    claims.settle(order.id, to);
    queries.setQueryData(['orders', 'one', order.id], next);
    void queries.invalidateQueries({ queryKey: ['orders'] });
    onDone(next);
  }

  function refused(failure: unknown) {
    const code = failure instanceof ApiProblem ? failure.code : undefined;
    if (failure instanceof ApiProblem && code === 'code_wrong') return setError(failure.message);
    if (failure instanceof ApiProblem && code === 'code_resting')
      return setRestsUntil(Date.now() + (failure.problem.retryAfterSeconds ?? orderLimits.codeRestMinutes * 60) * 1000);
    showFailure(failure);
    // Most likely it has moved on meanwhile.
    if (code === 'step_not_allowed') void queries.invalidateQueries({ queryKey: ['orders'] });
  }

  async function sendCode(): Promise<void> {
    const parsed = otpCode.safeParse(code);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    const claim = {
      key: newKey(),
      orderId: order.id,
      trackingId: order.trackingId,
      to,
      code: parsed.data,
      happenedAt: new Date().toISOString(),
    };
    await run(async () => {
      // Behind what waits already: the handover builds on the pickup.
      const isBehind = claims.all().some((one) => one.orderId === order.id && one.to !== to && !one.refusal);
      setCode('');
      if (isBehind || !navigator.onLine) {
        claims.add(claim);
        return onDone('waiting');
      }
      try {
        done(await claims.attempt(claim));
      } catch (failure) {
        if (isForLater(failure)) return onDone('waiting');
        // Closed meanwhile: it is said on the order instead.
        if (!isThere.current) return claims.add({ ...claim, refusal: refusalOf(failure) });
        throw failure;
      }
    }, refused);
  }

  return {
    code,
    error,
    restsUntil,
    busy,
    type(value: string) {
      setCode(value);
      setError(undefined);
    },
    sendCode,
    sendPhotos: (images: readonly ImageView[]) =>
      run(async () => {
        const imageIdList = images.map(({ publicId }) => publicId);
        const keyName = `proof.${order.id}.${to}`;
        const next = await updateOrder(
          { orderId: order.id, orderStatus: to, imageIdList },
          requestKey(sessionStorage, keyName, imageIdList),
        );
        forgetRequestKey(sessionStorage, keyName);
        done(next);
      }, refused),
  };
}
