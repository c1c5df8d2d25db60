import type { Currency } from '@waybill/contract/money';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { useEffect } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { useFocusOn } from '../../../../ui/use-focus-on.ts';
import { DraftNotice } from '../../../timeline/index.ts';
import { newSaleSteps } from '../../model/new-sale.ts';
import { type NewSaleState, useNewSale } from '../../model/use-new-sale.ts';
import { NewSaleWhatStep } from './new-sale-what-step.tsx';

const loadLater = () => import('./new-sale-later-steps.tsx');
const NewSaleLaterSteps = lazyComponent(async () => (await loadLater()).NewSaleLaterSteps, <SkeletonRows rows={3} />);

type NewSaleProps = {
  readonly userId: string;
  readonly home: Currency;
  readonly onMade: (sale: SaleView) => void;
  readonly onKyc: () => void;
};

/** One question after the other; at the end there is a link. */
export function NewSale(props: NewSaleProps) {
  const flow = useNewSale(props);
  const { form, at } = flow;
  const heading = useFocusOn<HTMLHeadingElement>(flow.step);
  useEffect(() => {
    // Whether it arrived shows when it is asked for.
    loadLater().catch(() => {});
  }, []);
  const isLast = at === newSaleSteps.length - 1;
  return (
    <form {...form.form({ onValid: () => {} })} onSubmit={flow.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Stepper steps={newSaleSteps.map(({ short }) => short)} current={at} />
      {form.wasRestored && flow.isFirstShown ? <DraftNotice onStartOver={flow.startOver} /> : null}
      <h2 ref={heading} tabIndex={-1} className="text-21 outline-none">
        {newSaleSteps[at]?.title}
      </h2>
      <Question userId={props.userId} flow={flow} />
      <div className="flex gap-3">
        {at > 0 ? (
          <Button variant="quiet" onClick={flow.back}>
            Back
          </Button>
        ) : null}
        <Button type="submit" busy={flow.busy} className="grow">
          {isLast ? 'Make the link' : 'Continue'}
        </Button>
      </div>
    </form>
  );
}

type NewSalePart = { readonly userId: string; readonly flow: NewSaleState };

function Question(props: NewSalePart) {
  return props.flow.step === 'what' ? <NewSaleWhatStep {...props} /> : <NewSaleLaterSteps {...props} />;
}
