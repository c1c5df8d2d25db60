import { parseArgs } from 'node:util';
import { announceNow } from '../apps/api/src/ops/announce.ts';
import { answerMoneyQuestionNow } from '../apps/api/src/ops/answer-money-question.ts';
import { closeReportNow } from '../apps/api/src/ops/close-report.ts';
import { createStaff } from '../apps/api/src/ops/create-staff.ts';
import { decideDisputeNow } from '../apps/api/src/ops/decide-dispute.ts';
import { decideSaleNow, listSaleQuestionsNow } from '../apps/api/src/ops/decide-sale.ts';
import { endStaff } from '../apps/api/src/ops/end-staff.ts';
import { listDisputesNow } from '../apps/api/src/ops/list-disputes.ts';
import { listMoneyQuestionsNow } from '../apps/api/src/ops/list-money-questions.ts';
import { listReportsNow } from '../apps/api/src/ops/list-reports.ts';
import { markIdentity } from '../apps/api/src/ops/mark-identity.ts';
import { proveBooksNow } from '../apps/api/src/ops/prove-books.ts';
import { resetSecondFactorNow } from '../apps/api/src/ops/reset-second-factor.ts';
import { setSuspended } from '../apps/api/src/ops/set-suspended.ts';
import { withContext } from '../apps/api/src/ops/with-context.ts';
import { Problem } from '../apps/api/src/platform/http/problem.ts';

const usage = `  npm run ops -- create-staff --email you@example.com --username you --name "Your Name" [--role admin|lead|money|checks|support]
  npm run ops -- end-staff --user <email, username or phone> [--because "…"]
  npm run ops -- reset-second-factor --user <email, username or phone> --because "…"
  npm run ops -- suspend --user <email, username or phone> [--because "…"] [--told-as "…"]
  npm run ops -- restore --user <email, username or phone> [--because "…"] [--told-as "…"]
  npm run ops -- mark-identity --user <email, username or phone> --as checked|failed|pending|unchecked [--because "…"]
  npm run ops -- prove-books [--head <the seal of an earlier day>]
  npm run ops -- money-questions
  npm run ops -- answer-question --reference <wb-…> --answer <credit, refuse or close> [--because "…"]
  npm run ops -- disputes
  npm run ops -- decide-dispute <order or tracking number> refund|release|split [what the carrier gets] [--goods <of the price, what the seller gets>] --because "…"
  npm run ops -- sale-questions
  npm run ops -- decide-sale <code of the link> <what of the price goes back to the buyer> --because "…"
  npm run ops -- reports [--messages]
  npm run ops -- close-report <report> nothing|removed|suspended --because "…"
  npm run ops -- announce "<what everybody should know>" [--link /where/it/leads]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    username: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    user: { type: 'string' },
    as: { type: 'string' },
    goods: { type: 'string' },
    head: { type: 'string' },
    reference: { type: 'string' },
    answer: { type: 'string' },
    because: { type: 'string' },
    'told-as': { type: 'string' },
    link: { type: 'string' },
    messages: { type: 'boolean', default: false },
  },
});

/** Commands that only an operator may run, on the machine itself. */
async function main(): Promise<void> {
  const [command] = positionals;
  if (command === 'create-staff' && values.email && values.username && values.name) {
    const { email, username, name, role } = values;
    return withContext(async (context) => console.log(await createStaff(context, { email, username, name, role })));
  }
  if (command === 'end-staff' && values.user) {
    const { user, because } = values;
    return withContext(async (context) => console.log(await endStaff(context, user, because)));
  }
  if (command === 'reset-second-factor' && values.user && values.because) {
    const { user, because } = values;
    return withContext(async (context) => console.log(await resetSecondFactorNow(context, user, because)));
  }
  if ((command === 'suspend' || command === 'restore') && values.user) {
    const { user, because, 'told-as': toldAs } = values;
    return withContext(async (context) =>
      console.log(await setSuspended(context, user, { isSuspended: command === 'suspend', because, toldAs })),
    );
  }
  if (command === 'mark-identity' && values.user && values.as) {
    const { user, as, because } = values;
    return withContext(async (context) => console.log(await markIdentity(context, user, as, because)));
  }
  if (command === 'prove-books') {
    return withContext(async (context) => {
      if (!(await proveBooksNow(context, { head: values.head }))) process.exitCode = 1;
    });
  }
  if (command === 'money-questions') {
    return withContext(async (context) => console.log(await listMoneyQuestionsNow(context)));
  }
  if (command === 'answer-question' && values.reference && values.answer) {
    const { reference, answer, because } = values;
    return withContext(async (context) => console.log(await answerMoneyQuestionNow(context, reference, answer, because)));
  }
  if (command === 'disputes') {
    return withContext(async (context) => console.log(await listDisputesNow(context)));
  }
  if (command === 'reports') {
    return withContext(async (context) => console.log(await listReportsNow(context, { withMessages: values.messages })));
  }
  const [, text] = positionals;
  if (command === 'announce' && text) {
    return withContext(async (context) => console.log(await announceNow(context, text, values.link)));
  }
  const [, report, outcome] = positionals;
  if (command === 'close-report' && report && outcome && values.because) {
    const { because } = values;
    return withContext(async (context) => console.log(await closeReportNow(context, { report, outcome, because })));
  }
  if (command === 'sale-questions') {
    return withContext(async (context) => console.log(await listSaleQuestionsNow(context)));
  }
  const [, code, toBuyer] = positionals;
  if (command === 'decide-sale' && code && toBuyer && values.because) {
    const { because } = values;
    return withContext(async (context) => console.log(await decideSaleNow(context, { code, toBuyer, because })));
  }
  const [, order, decision, amount] = positionals;
  if (command === 'decide-dispute' && order && decision && values.because) {
    const { because, goods } = values;
    return withContext(async (context) =>
      console.log(await decideDisputeNow(context, { order, decision, amount, goods, because })),
    );
  }
  console.error(`\n  Please say what to do:\n\n${usage}\n`);
  process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(`\n  ${error.message}\n`);
  process.exitCode = 1;
}
