import { CopyButton } from '../../../../ui/copy-button.tsx';

/** For the sender’s eyes: large enough to be read out at a door. */
export function PickupCode({ code, carrier }: { readonly code: string; readonly carrier: string }) {
  return (
    <section
      data-keep-clear
      aria-label="Pickup code"
      className="rounded-field border-[1.5px] border-dashed border-rule p-4 text-center"
    >
      <h3 className="caption">Pickup code</h3>
      <p className="mt-1 flex items-center justify-center gap-1">
        <span className="font-mono text-38 leading-none font-semibold tracking-[0.12em] tabular">
          <span aria-hidden="true">
            {code.slice(0, 3)} {code.slice(3)}
          </span>
          <span className="sr-only">{[...code].join(' ')}</span>
        </span>
        <CopyButton text={code} what="the pickup code" />
      </p>
      <p className="mt-2 text-13 text-ink-soft">Tell it to {carrier} when the parcel changes hands, and to nobody else.</p>
    </section>
  );
}
