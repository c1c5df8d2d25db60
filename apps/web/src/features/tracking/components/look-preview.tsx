import { asTextOn, pageColours, textOn } from '@waybill/contract/tracking/colour';

type LookPreviewProps = { readonly shopName: string; readonly colour: string; readonly logoUrl: string | null };

/** How the page begins, by day and by night, in the very colours that it will have. */
export function LookPreview({ shopName, colour, logoUrl }: LookPreviewProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {Object.entries(pageColours).map(([time, { paper, ink }]) => (
        <div
          key={time}
          role="img"
          aria-label={`Your page, ${time}: ${shopName} on ${colour}`}
          className="overflow-hidden rounded-[14px] border border-line text-15"
          style={{ background: paper, color: ink }}
        >
          <div className="flex items-center gap-3 px-4 py-3 font-bold" style={{ background: colour, color: textOn(colour) }}>
            {logoUrl ? <img src={logoUrl} alt="" className="size-10 rounded-[8px] bg-white object-contain" /> : null}
            <span className="min-w-0 wrap-anywhere">{shopName}</span>
          </div>
          <div className="grid gap-1 px-4 py-3">
            <strong className="text-21">On the way</strong>
            <span>The parcel is on the road.</span>
            <span className="font-semibold underline" style={{ color: asTextOn(colour, paper) }}>
              Look again
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
