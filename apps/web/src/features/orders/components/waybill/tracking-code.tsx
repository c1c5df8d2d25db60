import { useEffect, useState } from 'react';
import { squaresPath } from '../../model/waybill/waybill-words.ts';

type Drawn = { readonly size: number; readonly path: string };

/** The tracking link as a square code for a camera. Without it the number beside it says the same. */
export function TrackingCode({ url }: { readonly url: string }) {
  const [code, setCode] = useState<Drawn>();
  useEffect(() => {
    let isGone = false;
    import('uqr').then(
      ({ encode }) => {
        // Labels get wet and scratched: 15 % of it may be missing. A camera wants four squares of white around it.
        const { size, data } = encode(url, { ecc: 'M', border: 4 });
        if (!isGone) setCode({ size, path: squaresPath(data) });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [url]);
  if (!code) return <div className="waybill-code" />;
  return (
    <svg role="img" aria-label="Code with the tracking link" viewBox={`0 0 ${code.size} ${code.size}`} className="waybill-code">
      <path d={`M0 0h${code.size}v${code.size}h-${code.size}z`} fill="#fff" />
      <path d={code.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
