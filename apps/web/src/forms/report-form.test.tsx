import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReportForm } from './report-form.tsx';

function show(onSend = vi.fn(async () => {})) {
  const reasons = [
    { name: 'scam', words: 'Scam' },
    { name: 'spam', words: 'Spam' },
  ] as const;
  render(<ReportForm question="What is wrong?" reasons={reasons} maxLength={500} onSend={onSend} />);
  return { onSend, send: () => fireEvent.click(screen.getByRole('button', { name: 'Send the report' })) };
}

it('asks for a reason before it sends a report', async () => {
  const { onSend, send } = show();
  send();
  await screen.findByText('Please choose a reason');
  expect(onSend).not.toHaveBeenCalled();
});

it('sends a report’s reason with the message, trimmed', async () => {
  const { onSend, send } = show();
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }));
  fireEvent.change(screen.getByLabelText('Anything else we should know'), { target: { value: ' Every day. ' } });
  send();
  await waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith('spam', 'Every day.'));
});

it('sends a report again when it did not arrive', async () => {
  const onSend = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no network'));
  const { send } = show(onSend);
  fireEvent.click(screen.getByRole('radio', { name: 'Scam' }));
  send();
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  await waitFor(() => {
    send();
    expect(onSend).toHaveBeenCalledTimes(2);
  });
});
