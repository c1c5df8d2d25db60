import { classNames } from './class-names.ts';

type StepperProps = { steps: readonly string[]; current: number };

/** The progress of a journey: a dotted route with a stop for each step. `current` counts from 0. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <div>
      <p className="caption">
        Step {current + 1} of {steps.length}: <strong className="font-semibold text-ink">{steps[current]}</strong>
      </p>
      <ol aria-hidden="true" className="mt-2 flex items-center">
        {steps.map((step, index) => (
          <li key={step} className={classNames('flex items-center', index > 0 && 'flex-1')}>
            {index > 0 ? <span className={classNames('stepper-way', index <= current && 'stepper-way-done')} /> : null}
            <span
              className={classNames(
                'stepper-stop',
                index < current && 'stepper-stop-done',
                index === current && 'stepper-stop-here',
              )}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
