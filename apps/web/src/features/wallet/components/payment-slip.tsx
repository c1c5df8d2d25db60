import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '../../../ui/drawing.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Stamp, type StampTone } from '../../../ui/stamp.tsx';

type PaymentSlipProps = {
  readonly drawing: DrawingName;
  readonly stamp?: { readonly word: string; readonly tone: StampTone };
  readonly title: string;
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

/** The outcome of a payment, announced once. */
export function PaymentSlip({ drawing, stamp, title, busy = false, children, actions }: PaymentSlipProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-5 py-7 text-center">
      <Drawing name={drawing} size={144} />
      <div role="status" className="mt-4 flex flex-col items-center">
        {stamp ? (
          <Stamp tone={stamp.tone} landing className="mb-3">
            {stamp.word}
          </Stamp>
        ) : null}
        <h2 className="flex items-center gap-2.5 text-21">
          {busy ? <Spinner /> : null}
          {title}
        </h2>
        <div className="mt-2 grid gap-2 text-balance text-ink-soft">{children}</div>
      </div>
      {actions ? <div className="mt-6 flex w-full flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}
