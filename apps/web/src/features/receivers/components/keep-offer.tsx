import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { acting } from '../../../session/acting.ts';
import { Button } from '../../../ui/button.tsx';
import { type KeptReceiver, keepReceiver } from '../api/keep-receiver.ts';
import { receiversKey, someReceiversQuery } from '../api/list-receivers.ts';

/** After a parcel to somebody new: one press keeps them. Whom the book has at that door is not offered. */
export function KeepOffer({ receiver }: { readonly receiver: KeptReceiver }) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [isKept, setKept] = useState(false);
  const { data } = useQuery({ ...someReceiversQuery(receiver.phoneNumber), enabled: acting() === undefined });
  const isThere = data?.items.some(({ address }) => address.toLowerCase() === receiver.address.toLowerCase());

  async function keep() {
    await keepReceiver(receiver);
    setKept(true);
    await queries.invalidateQueries({ queryKey: [receiversKey] });
  }

  if (isKept)
    return (
      <p role="status" className="text-15 text-ink-soft">
        {receiver.fullName} is in your book.
      </p>
    );
  if (!data || isThere) return null;
  return (
    <Button variant="quiet" busy={busy} onClick={() => void run(keep)}>
      Keep {receiver.fullName} in your book
    </Button>
  );
}
