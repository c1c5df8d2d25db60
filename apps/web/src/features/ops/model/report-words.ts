import type { ReportView } from '@waybill/contract/ops/list-reports';

export const reasonWords: Readonly<Record<ReportView['reason'], string>> = {
  scam: 'Scam',
  prohibited: 'Not allowed',
  abuse: 'Abuse',
  spam: 'Spam',
  private: 'Private details',
  other: 'Something else',
};

export const outcomeWords = {
  nothing: 'Nothing to do',
  removed: 'Item removed',
  warned: 'Warned',
  restricted: 'Restricted to reading',
  suspended: 'Suspended',
} as const;

export function whoClosed({ by }: { readonly by: string | null }): string {
  return by === null ? 'the command line' : `@${by}`;
}
