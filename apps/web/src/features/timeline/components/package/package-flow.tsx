import { useEffect } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { useFocusOn } from '../../../../ui/use-focus-on.ts';
import { stopsOf } from '../../model/posting/booking.ts';
import { asField, placeIn } from '../../model/posting/package-fields.ts';
import { stepNamed, stepsOf } from '../../model/posting/package-steps.ts';
import { usePackageFlow } from '../../model/posting/use-package-flow.ts';
import { DraftNotice } from '../posting/draft-notice.tsx';
import type { PackageFlowPart, PackageFlowProps } from './package-flow-props.ts';
import { PackageRouteStep } from './package-route-step.tsx';
import { PackageWhatStep } from './package-what-step.tsx';

const loadLater = () => import('./package-later-steps.tsx');
const PackageLaterSteps = lazyComponent(async () => (await loadLater()).PackageLaterSteps, <SkeletonRows rows={3} />);

/** One question after the other, the slip as a whole with the PIN, and a stamp. */
export function PackageFlow(props: PackageFlowProps) {
  const { booking, showsDraftNotice = true } = props;
  const flow = usePackageFlow(props);
  const { form, step } = flow;
  const heading = useFocusOn<HTMLHeadingElement>(step);
  const steps = stepsOf(booking);
  const at = steps.findIndex(({ name }) => name === step);
  useEffect(() => {
    // Whether it arrived shows when it is asked for.
    loadLater().catch(() => {});
  }, []);

  if (flow.sent) return <PackageLaterSteps {...props} flow={flow} />;
  const head = (
    <>
      {at < 0 ? null : <Stepper steps={steps.map((entry) => entry.short)} current={at} />}
      {form.wasRestored && showsDraftNotice && flow.isFirstShown ? <DraftNotice onStartOver={flow.startOver} /> : null}
      <h2 ref={heading} tabIndex={-1} className="text-21 outline-none">
        {stepNamed(step).title}
      </h2>
    </>
  );
  const back = flow.hasBack ? (
    <Button variant="quiet" onClick={flow.back}>
      Back
    </Button>
  ) : null;
  // The PIN is a form of its own.
  if (step === 'review')
    return (
      <div className="grid gap-4 pb-1">
        {head}
        <PackageLaterSteps {...props} flow={flow} />
        {back}
      </div>
    );
  return (
    <form {...form.form({ onValid: () => {} })} onSubmit={flow.submit} className="grid gap-4 pb-1">
      {head}
      <Question {...props} flow={flow} />
      <div className="flex gap-3">
        {back}
        <Button type="submit" busy={flow.isUploading} className="grow">
          {flow.isEditing ? 'Back to the slip' : 'Continue'}
        </Button>
      </div>
    </form>
  );
}

function Question(props: PackageFlowPart) {
  const { flow, booking, wallets, metadata, userId } = props;
  const { form, step } = flow;
  if (step === 'route') {
    const stops = stopsOf(booking).map((place) => ({
      label: place.label,
      isChosen: placeIn(form.fields.dropOffAddressJson)?.label === place.label,
      onChoose: () => form.set({ dropoffAddress: place.label, dropOffAddressJson: asField(place) }),
    }));
    return <PackageRouteStep form={form} stops={stops} />;
  }
  if (step !== 'what') return <PackageLaterSteps {...props} />;
  return (
    <PackageWhatStep
      userId={userId}
      metadata={metadata}
      form={form}
      currency={flow.currency}
      // A trip or batch with a price has its currency.
      hasChoice={wallets.wallets.length > 1 && !booking?.currency}
      onBusy={flow.setUploading}
    />
  );
}
