import { useEffect, useState } from 'react';
import { squaresPath } from './squares-path.ts';

type Drawn = { readonly size: number; readonly path: string };

type SquareCodeProps = { readonly text: string; readonly label: string; readonly className: string };

/** A QR code for a camera. Whatever it says stands beside it as text, too: it may not come. */
export function SquareCode({ text, label, className }: SquareCodeProps) {
  const [code, setCode] = useState<Drawn>();
  useEffect(() => {
    let isGone = false;
    import('uqr').then(
      ({ encode }) => {
        // Labels get wet and scratched: 15 % of it may be missing. A camera wants four squares of white around it.
        const { size, data } = encode(text, { ecc: 'M', border: 4 });
        if (!isGone) setCode({ size, path: squaresPath(data) });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  if (!code) return <div className={className} />;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`} className={className}>
      <path d={`M0 0h${code.size}v${code.size}h-${code.size}z`} fill="#fff" />
      <path d={code.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
