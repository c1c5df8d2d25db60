import type { ReactNode } from 'react';

export type Fact = { readonly caption: string; readonly value: ReactNode };

/** The facts on a slip: captions with their values, one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ caption, value }) => (
        <div key={caption}>
          <dt className="caption">{caption}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
