import type { ImageView } from '@waybill/contract/files/image-view';
import { toMajor, toMinor } from '@waybill/contract/money';
import { saleCode } from '@waybill/contract/sales/sale-code';
import type { Context } from '../context.ts';
import { decideSaleQuestion } from '../modules/ops/index.ts';
import { findSaleByCode, listSaleComplaints, readQuestion } from '../modules/sales/index.ts';
import { inMoney } from '../modules/wallet/index.ts';
import { Problem } from '../platform/http/problem.ts';

/** Sales of which the buyer says that they got something else, the longest waiting first, with what both sides say and show. */
export async function listSaleQuestionsNow({ db, publicUrl }: Context): Promise<string> {
  const questions = await listSaleComplaints(db);
  if (questions.length === 0) return 'Nobody asks about a sale.';
  const details = await Promise.all(questions.map(({ saleId }) => readQuestion(db, saleId)));
  const addresses = (images: readonly ImageView[] = []) => images.map(({ sizes }) => `    ${publicUrl}${sizes.at(-1)?.url}`);
  return questions
    .map(({ code, title, description, priceMinor, currency, seller, buyer, complaint, since }, index) => {
      const answer = details[index]?.sides.answer;
      return [
        `${code}  since ${since.toISOString()}`,
        `  ${title}, ${inMoney(BigInt(priceMinor), currency)}, from ${seller} to ${buyer}`,
        `  sold as: ${description || 'without a description'}`,
        ...addresses(details[index]?.images),
        `  the buyer: ${complaint}`,
        ...addresses(details[index]?.sides.images),
        `  the seller: ${answer ? answer.says : 'has not answered yet'}`,
        ...addresses(answer?.images),
      ].join('\n');
    })
    .join('\n\n');
}

type Words = { readonly code: string; readonly toBuyer: string; readonly because: string };

/** `toBuyer`: of the price, as people type it; 0 leaves all of it with the seller. */
export async function decideSaleNow(context: Context, { code: typed, toBuyer, because }: Words): Promise<string> {
  const code = saleCode.safeParse(typed);
  if (!code.success) throw new Problem('invalid_input', `${typed} is no code of a sale.`);
  if (!/^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(toBuyer))
    throw new Problem(
      'invalid_input',
      `${toBuyer} is no amount. Please write it like 4000.50; 0 leaves all of it with the seller.`,
    );
  const toBuyerMinor = toMinor(Number(toBuyer.replaceAll(',', '')));
  const sale = await findSaleByCode(context.db, code.data);
  if (!sale) throw new Problem('not_found', `There is no sale ${code.data}.`);
  const { id: saleId, currency } = sale;
  const part = toBuyerMinor === 0n ? 'release' : toBuyerMinor === BigInt(sale.priceMinor) ? 'refund' : 'split';
  const split = part === 'split' ? toMajor(toBuyerMinor) : undefined;
  await decideSaleQuestion(context, { saleId, decision: part, toBuyer: split, because }, { staffId: null });
  return `Decided. ${inMoney(toBuyerMinor, currency)} of the price go back to the buyer; the rest is the seller’s.`;
}
