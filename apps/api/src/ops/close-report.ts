import { reportId as reportIdSchema } from '@waybill/contract/ops/list-reports';
import type { Context } from '../context.ts';
import { closeReport } from '../modules/ops/index.ts';
import { Problem } from '../platform/http/problem.ts';

type Words = { readonly report: string; readonly outcome: string; readonly because: string };

/** What needs more words than a line of the command line has is for the console. */
const outcomes = ['nothing', 'removed', 'suspended'] as const;

export async function closeReportNow(context: Context, { report, outcome: input, because }: Words): Promise<string> {
  const outcome = outcomes.find((known) => known === input);
  if (!outcome) throw new Problem('invalid_input', `Please say one of: ${outcomes.join(', ')}.`);
  const reportId = reportIdSchema.safeParse(report);
  if (!reportId.success) throw new Problem('not_found', `There is no report ${report}.`);
  await closeReport(context, { staffId: null, reportId: reportId.data, outcome, because });
  return {
    nothing: 'It is closed, and nothing else happens.',
    removed: 'It is closed, and the item is gone.',
    suspended: 'It is closed, and the person is suspended.',
  }[outcome];
}
