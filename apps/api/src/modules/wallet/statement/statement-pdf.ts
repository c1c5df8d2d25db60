import { amountDigits } from '@waybill/contract/money';
import { placeOfZone } from '@waybill/contract/time-zone';
import { isPrintable, type PdfText, renderPdf } from '../../../platform/pdf/pdf.ts';
import { clockIn } from './clock-in.ts';
import type { StatementHead } from './statement-head.ts';
import type { Statement } from './statement-rows.ts';

const rowsPerPage = 38;
const columns = { date: 40, title: 128, moneyIn: 390, moneyOut: 472, balance: 555 } as const;
const titleRoom = 185;

/** A4, black on white, for banks and embassies. */
export function statementPdf(statement: Statement, head: StatementHead): Promise<Buffer> {
  const pages: PdfText[][] = [];
  for (let at = 0; at === 0 || at < statement.rows.length; at += rowsPerPage) {
    pages.push(pageOf(statement, head, at, pages.length + 1));
  }
  return renderPdf(pages, `Waybill statement, ${head.currency}, ${head.startDate} to ${head.endDate}`);
}

/** A name in letters that the font does not have is known by its email. */
function ownerOf({ name, email }: StatementHead): string {
  if (!isPrintable(name) || name.trim() === '') return email;
  return email === '' ? name : `${name} (${email})`;
}

function headingOf(head: StatementHead, page: string): PdfText[] {
  const y = 723;
  return [
    { x: 40, y: 790, size: 18, isBold: true, text: 'Waybill' },
    { x: 40, y: 766, size: 11, text: `Statement for ${ownerOf(head)}`, room: 515 },
    {
      x: 40,
      y: 751,
      size: 10,
      text: `${head.currency}, ${head.startDate} to ${head.endDate} (${placeOfZone(head.timeZone)} time)`,
    },
    { x: columns.balance, y: 751, size: 9, text: page, isRight: true },
    { x: columns.date, y, size: 9, isBold: true, text: 'Date' },
    { x: columns.title, y, size: 9, isBold: true, text: 'What it was' },
    { x: columns.moneyIn, y, size: 9, isBold: true, text: `In, ${head.currency}`, isRight: true },
    { x: columns.moneyOut, y, size: 9, isBold: true, text: `Out, ${head.currency}`, isRight: true },
    { x: columns.balance, y, size: 9, isBold: true, text: `Balance, ${head.currency}`, isRight: true },
  ];
}

function pageOf(statement: Statement, head: StatementHead, from: number, number: number): PdfText[] {
  const rows = statement.rows.slice(from, from + rowsPerPage);
  const total = Math.max(1, Math.ceil(statement.rows.length / rowsPerPage));
  const texts = headingOf(head, `Page ${number} of ${total}`);
  let y = 723;
  const clock = clockIn(head.timeZone);
  const amount = (minor: bigint) => `${minor < 0n ? '-' : ''}${amountDigits(minor)}`;
  const line = (title: string, balance: bigint, isBold = false) => {
    y -= 16;
    texts.push(
      { x: columns.title, y, size: 9, text: title, room: titleRoom, isBold },
      { x: columns.balance, y, size: 9, text: amount(balance), isRight: true, isBold },
    );
  };
  if (number === 1) line('Opening balance', statement.opening, true);
  for (const row of rows) {
    line(row.title, row.balance);
    texts.push({ x: columns.date, y, size: 9, text: clock(row.at) });
    const x = row.change > 0n ? columns.moneyIn : columns.moneyOut;
    texts.push({ x, y, size: 9, text: amount(row.change > 0n ? row.change : -row.change), isRight: true });
  }
  if (number === total) line('Closing balance', statement.closing, true);
  return texts;
}
