import { cancellationReasons } from './enums.ts';

/** Joins the reasons of a cancellation; a person’s own words where they wrote some. */
export function reasonWords(reasons: readonly { readonly id: number; readonly customText: string }[]): string {
  const words = reasons.map(({ id, customText }) => {
    const known = cancellationReasons.find((reason) => reason.id === id)?.reason ?? 'Something else';
    return customText === '' ? known : known === 'Something else' ? customText : `${known}: ${customText}`;
  });
  return words.join('. ');
}
