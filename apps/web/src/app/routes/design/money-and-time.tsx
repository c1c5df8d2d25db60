import { useState } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { When } from '../../../ui/when.tsx';
import { Specimen } from './specimen.tsx';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export function MoneyAndTime() {
  const [hidden, setHidden] = useState(false);
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Card>
        <p className="caption">An example balance</p>
        <p className="text-38">
          <Amount minor={12_345_050} currency="NGN" hidden={hidden} />
        </p>
        <SwitchField label="Hide amounts" checked={hidden} onChange={(event) => setHidden(event.target.checked)} />
      </Card>
      <div className="grid gap-5">
        <Specimen name="Amount tone">
          <Amount minor={650_000} currency="NGN" tone="in" className="text-21" />
          <Amount minor={-50_000} currency="NGN" tone="out" className="text-21" />
          <Amount minor={9_900} currency="USD" tone="soft" className="text-21" />
        </Specimen>
        <Specimen name="Amounts in a column" className="block">
          <div className="grid w-fit justify-items-end">
            <Amount minor={1_111_111} currency="NGN" />
            <Amount minor={808_080} currency="NGN" />
            <Amount minor={40} currency="NGN" />
          </div>
        </Specimen>
        <Specimen name="When">
          <When at={minutesAgo(0)} />·<When at={minutesAgo(5)} />·<When at={minutesAgo(180)} />·<When at="2026-11-14T08:40:00Z" />
        </Specimen>
      </div>
    </div>
  );
}
