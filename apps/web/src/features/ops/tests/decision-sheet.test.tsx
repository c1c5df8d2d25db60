import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '@waybill/client/failures';
import { type ProblemCode, problems } from '@waybill/contract/problem';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithQueries } from '../../../tests/stand-in-api.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DecisionSheet } from '../components/decision-sheet.tsx';

const suspension = {
  name: 'suspend.usr_1',
  title: 'Suspend Ada?',
  text: 'They are signed out.',
  confirmLabel: 'Suspend',
  done: 'Ada is suspended',
};

type Changes = Partial<Parameters<typeof DecisionSheet>[0]>;

function show(changes: Changes = {}) {
  const onDecide = vi.fn(async (_because: string): Promise<unknown> => undefined);
  const onClose = vi.fn();
  const view = renderWithQueries(<DecisionSheet {...suspension} onDecide={onDecide} onClose={onClose} {...changes} />);
  const why = () => screen.getByLabelText<HTMLTextAreaElement>('Why');
  // happy-dom does not press a button for a form that it stands outside of.
  const press = () => fireEvent.submit(why());
  return { ...view, onDecide, onClose, why, press };
}

function refused(code: ProblemCode, detail = 'It was decided a moment ago.') {
  const [status, title] = problems[code];
  return new ApiProblem({ type: '', title, status, detail, code, errors: [] });
}

it('wants to know why before anything is done', async () => {
  const { press, onDecide, why } = show();
  fireEvent.change(why(), { target: { value: '   ' } });
  press();
  await screen.findByText('Please say why');
  expect(onDecide).not.toHaveBeenCalled();
});

/** A decision that takes an amount, too. */
function Splitting({ onDecide }: { readonly onDecide: () => Promise<unknown> }) {
  const [part, setPart] = useState('');
  return (
    <DecisionSheet
      {...suspension}
      missing={part === '' ? 'Please enter the part' : undefined}
      onDecide={onDecide}
      onClose={() => {}}
    >
      {(error) => <TextField label="Part" error={error} value={part} onChange={(event) => setPart(event.target.value)} />}
    </DecisionSheet>
  );
}

/** The texts that are read with a field. */
function readWith(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

it('says what is missing where it is missing, once each, and only as long as it is', async () => {
  const onDecide = vi.fn(async () => undefined);
  renderWithQueries(<Splitting onDecide={onDecide} />);
  const [part, why] = [screen.getByLabelText('Part'), screen.getByLabelText('Why')];
  expect(screen.queryByText('Please enter the part'), 'not before somebody presses').toBeNull();
  fireEvent.submit(why);
  expect(screen.getAllByText('Please enter the part')).toHaveLength(1);
  expect(readWith(part)).toBe('Please enter the part');
  expect(readWith(why)).toMatch(/^Please say why/);
  expect(document.activeElement, 'the first of them').toBe(part);

  fireEvent.change(part, { target: { value: '5' } });
  expect(screen.queryByText('Please enter the part')).toBeNull();
  fireEvent.submit(why);
  expect(document.activeElement, 'the one that is left').toBe(why);
  fireEvent.change(why, { target: { value: 'It is a trick' } });
  expect(screen.queryByText('Please say why')).toBeNull();
  expect(onDecide).not.toHaveBeenCalled();
  fireEvent.submit(why);
  await waitFor(() => expect(onDecide).toHaveBeenCalledOnce());
});

it('does it with the reason, trimmed, closes, and forgets what was typed', async () => {
  const { press, onDecide, onClose, why } = show();
  fireEvent.change(why(), { target: { value: ' It is a trick ' } });
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('It is a trick');
  cleanup();
  expect(show().why().value).toBe('');
});

it('keeps what was typed over a close and a failure', async () => {
  const { press, onClose, why } = show({ onDecide: async () => Promise.reject(new Error('no network')) });
  fireEvent.change(why(), { target: { value: 'It is a trick' } });
  press();
  await waitFor(() => expect(screen.getByText('Suspend').getAttribute('aria-busy')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect(why().value).toBe('It is a trick');
  cleanup();
  expect(show().why().value).toBe('It is a trick');
});

it('says in the server’s words who was faster, keeps what was typed, and offers nothing more to press', async () => {
  const { press, onClose, why } = show({
    onDecide: async () => Promise.reject(refused('already_decided', 'Bisi Ade suspended them 2 minutes ago.')),
  });
  fireEvent.change(why(), { target: { value: 'It is a trick' } });
  press();
  await screen.findByText('Somebody was faster');
  screen.getByText('Bisi Ade suspended them 2 minutes ago.');
  expect(why().value).toBe('It is a trick');
  expect(screen.queryByText('Suspend')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

/** The case that stands behind a sheet. */
function Behind({ onRead }: { readonly onRead: () => string }) {
  return <p>{useQuery({ queryKey: ['ops', 'case'], queryFn: onRead }).data}</p>;
}

it('reads the case behind it again when somebody was faster', async () => {
  const states = ['It waits', 'It is closed'];
  const onDecide = async () => Promise.reject(refused('already_decided'));
  renderWithQueries(
    <>
      <Behind onRead={() => states.shift() ?? 'It is closed'} />
      <DecisionSheet {...suspension} onDecide={onDecide} onClose={() => {}} />
    </>,
  );
  await screen.findByText('It waits');
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'It is a trick' } });
  fireEvent.submit(screen.getByLabelText('Why'));
  await screen.findByText('It is closed');
  screen.getByText('Somebody was faster');
});

it.each(['already_matched', 'own_proposal', 'key_used_otherwise'] as const)('does not blame a colleague for %s', async (code) => {
  const { press, why } = show({ onDecide: async () => Promise.reject(refused(code)) });
  fireEvent.change(why(), { target: { value: 'It is a trick' } });
  press();
  await screen.findAllByText(new RegExp(problems[code][1]));
  expect(screen.queryByText('Somebody was faster')).toBeNull();
  expect(screen.getByText('Suspend'), 'and may be tried again').toBeTruthy();
});
