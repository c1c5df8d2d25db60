import { useEffect } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { useFocusOn } from '../../../../ui/use-focus-on.ts';
import { packageSteps, stepAt } from '../../model/posting/package-steps.ts';
import { usePackageFlow } from '../../model/posting/use-package-flow.ts';
import { DraftNotice } from '../posting/draft-notice.tsx';
import type { PackageFlowProps } from './package-flow-props.ts';
import { PackageWhatStep } from './package-what-step.tsx';

const loadLater = () => import('./package-later-steps.tsx');
const PackageLaterSteps = lazyComponent(async () => (await loadLater()).PackageLaterSteps, <SkeletonRows rows={3} />);

/** One question after the other, the slip as a whole, the PIN, and a stamp. */
export function PackageFlow(props: PackageFlowProps) {
  const { booking, wallets, showsDraftNotice = true } = props;
  const flow = usePackageFlow(props);
  const { form, step } = flow;
  const heading = useFocusOn<HTMLHeadingElement>(step);
  const { name, title } = stepAt(step);
  useEffect(() => {
    // Whether it arrived shows when it is asked for.
    loadLater().catch(() => {});
  }, []);

  const later = <PackageLaterSteps {...props} flow={flow} />;
  if (flow.sent || flow.isPaying) return later;
  return (
    <form {...form.form({ onValid: () => {} })} onSubmit={flow.submit} className="grid gap-4 pb-1">
      <Stepper steps={packageSteps.map((entry) => entry.short)} current={step} />
      {form.wasRestored && showsDraftNotice && flow.isFirstShown ? <DraftNotice onStartOver={flow.startOver} /> : null}
      <h2 ref={heading} tabIndex={-1} className="text-21 outline-none">
        {title}
      </h2>
      {name === 'what' ? (
        <PackageWhatStep
          {...props}
          form={form}
          currency={flow.currency}
          hasChoice={wallets.wallets.length > 1 && booking?.itemType !== 4}
          onBusy={flow.setUploading}
        />
      ) : (
        later
      )}
      {name === 'review' ? null : (
        <Button type="submit" full busy={flow.isUploading}>
          {flow.isEditing ? 'Back to the slip' : 'Continue'}
        </Button>
      )}
      {step > 0 && !flow.isEditing ? (
        <Button variant="quiet" full onClick={flow.back}>
          Back
        </Button>
      ) : null}
    </form>
  );
}
