import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { CheckDetailsView } from '@waybill/contract/ops/get-check-details';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { RefuseSheet } from '../components/kyc/decide-check.tsx';
import { CloseReportSheet } from '../components/reports/close-report-sheet.tsx';
import { somebody } from './money.ts';

const at = '2026-11-16T09:00:00.000Z';
const check: CheckDetailsView = {
  id: 'kyc_1',
  person: somebody,
  subject: 'person',
  business: null,
  state: 'pending',
  attempt: 1,
  provider: 'built-in',
  documentType: 'passport',
  documentNumberEnd: '1234',
  nameOnDocument: 'Kemi Adeyemi',
  dateOfBirth: '1990-01-01',
  submittedAt: at,
  decidedAt: null,
  decidedBy: null,
  reasons: [],
  note: '',
  files: [],
  businessDocuments: [],
  earlier: [],
};
const report = {
  id: 'user-1',
  about: somebody,
  by: somebody,
  reason: 'scam',
  message: '',
  createdAt: at,
  alike: 0,
  item: null,
  hasChat: false,
  closed: null,
} as const;

const onClose = vi.fn();
const cases: Readonly<Record<string, { sheet: ReactNode; choice: RegExp; post: string; complaint: string; group: string }>> = {
  'the outcome of a report': {
    sheet: <CloseReportSheet report={report} onClose={onClose} />,
    choice: /^Do nothing/,
    post: 'POST /ops/reports/user-1/closing',
    complaint: 'Please choose what to do',
    group: 'What to do',
  },
  'the reasons of a refusal': {
    sheet: <RefuseSheet check={check} onClose={onClose} />,
    choice: /blurred/,
    post: 'POST /ops/kyc/kyc_1/decision',
    complaint: 'Please choose at least one reason',
    group: 'Reasons',
  },
};

afterEach(() => vi.clearAllMocks());

describe.each(Object.entries(cases))('%s', (_, { sheet, choice, post, complaint, group }) => {
  const chosen = () => screen.getByLabelText<HTMLInputElement>(choice);
  const why = () => screen.getByRole('textbox');

  it('is there again after a reload, until it is sent', async () => {
    standInApi({ [post]: new Response(null, { status: 204 }) });
    renderWithQueries(sheet);
    fireEvent.click(chosen());
    cleanup();
    renderWithQueries(sheet);
    expect(chosen().checked).toBe(true);
    fireEvent.change(why(), { target: { value: 'Seen it' } });
    fireEvent.submit(why());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    cleanup();
    renderWithQueries(sheet);
    expect(chosen().checked).toBe(false);
  });

  it('is complained about beside the choices', () => {
    renderWithQueries(sheet);
    fireEvent.change(why(), { target: { value: 'Seen it' } });
    fireEvent.submit(why());
    const choices = screen.getByRole('group', { name: group });
    const described = choices.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(complaint);
    expect(screen.getAllByText(complaint)).toHaveLength(1);
    expect(choices.contains(document.activeElement), 'and one is brought there').toBe(true);
    fireEvent.click(chosen());
    expect(screen.queryByText(complaint)).toBeNull();
  });
});
