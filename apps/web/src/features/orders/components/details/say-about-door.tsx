import { useQueryClient } from '@tanstack/react-query';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { doorLengths, doorWords } from '@waybill/contract/receivers/door-fields';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { When } from '../../../../ui/when.tsx';
import { sayAboutDoor } from '../../api/say-about-door.ts';
import { showOrder } from '../../model/refresh-orders.ts';

/** For the carrier who has stood at the door: one line that whoever comes next will be glad of. */
export function SayAboutDoor({ order }: { readonly order: OrderView }) {
  const mine = order.doorWords?.isMine ? order.doorWords : null;
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="About the door" className="grid gap-3 rounded-field border border-line p-3.5">
      {mine && !isOpen ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 flex-1 text-15 wrap-anywhere">
            “{mine.words}”
            <span className="block text-13 text-ink-soft">
              You said so about the door, <When at={mine.at} />
            </span>
          </p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            Change it
          </Button>
        </div>
      ) : (
        <DoorForm order={order} said={mine?.words ?? ''} onDone={() => setOpen(false)} />
      )}
    </section>
  );
}

/** Nothing at all is what takes one’s own back. */
const schema = z.object({ words: z._default(doorWords, '') });

type DoorFormProps = { readonly order: OrderView; readonly said: string; readonly onDone: () => void };

function DoorForm({ order, said, onDone }: DoorFormProps) {
  const queries = useQueryClient();
  const form = useSchemaForm({ schema, initial: { words: said } });
  return (
    <form
      {...form.form({
        onValid: async ({ words }) => {
          showOrder(queries, await sayAboutDoor(order.id, words));
          if (words === '') toast.success('Taken back', 'Nobody reads it any more.');
          else toast.success('Thank you', 'Whoever comes to this door next reads it.');
          onDone();
        },
      })}
      className="grid gap-3"
    >
      <h3 className="text-17">What should the next carrier know about the door?</h3>
      <TextField
        {...form.field('words')}
        label="In one line"
        hint="Blue gate, ring twice, the guard is Musa. The sender reads it, too."
        maxLength={doorLengths.words}
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button type="submit" variant="secondary" busy={form.busy} disabled={form.fields.words.trim() === said}>
        {said !== '' && form.fields.words.trim() === '' ? 'Take it back' : 'Tell them'}
      </Button>
    </form>
  );
}
