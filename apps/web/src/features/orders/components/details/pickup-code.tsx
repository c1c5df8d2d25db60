import { CopyButton } from '../../../../ui/copy-button.tsx';

type PickupCodeProps = {
  readonly title?: string;
  readonly code: string;
  /** To whom to tell it, and when. */
  readonly text: string;
};

/** For the sender’s eyes: large enough to be read out at a door. */
export function PickupCode({ title = 'Pickup code', code, text }: PickupCodeProps) {
  return (
    <section
      data-keep-clear
      aria-label={title}
      className="rounded-field border-[1.5px] border-dashed border-rule p-4 text-center"
    >
      <h3 className="caption">{title}</h3>
      <p className="mt-1 flex items-center justify-center gap-1">
        <span className="font-mono text-38 leading-none font-semibold tracking-[0.12em] tabular">
          <span aria-hidden="true">
            {code.slice(0, 3)} {code.slice(3)}
          </span>
          <span className="sr-only">{[...code].join(' ')}</span>
        </span>
        <CopyButton text={code} what={`the ${title.toLowerCase()}`} />
      </p>
      <p className="mt-2 text-13 text-ink-soft">{text}</p>
    </section>
  );
}
