import { SquareCode } from '../../../../ui/square-code.tsx';

/** The tracking link as a square code for a camera. Without it the number beside it says the same. */
export function TrackingCode({ url }: { readonly url: string }) {
  return <SquareCode text={url} label="Code with the tracking link" className="waybill-code" />;
}
