import { fireEvent, screen, waitFor } from '@testing-library/react';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderQuestionView } from '@waybill/contract/orders/question-view';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idOf } from '../../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { addPicture, takesPicture } from '../../../files/tests/add-picture.ts';
import { order } from '../../tests/deals.ts';
import { AnswerForm } from './answer-form.tsx';
import { TeamAnswers } from './team-answers.tsx';
import { TeamQuestion } from './team-question.tsx';

const asked = 'Was the box open when you took it?';
const question: OrderQuestionView = {
  id: idOf('oqn', '1'),
  question: asked,
  state: 'open',
  askedAt: '2026-11-13T08:40:00.000Z',
  answerBy: '2026-11-14T08:40:00.000Z',
  endedAt: null,
  answer: '',
  images: [],
};
const disputed = order({ orderStatus: orderStatus.Disputed, questions: [question] });
const image = { publicId: 'img_1', width: 4, height: 3, placeholder: '', sizes: [] };
const path = `POST /orders/${disputed.id}/questions/${question.id}/answer`;

function showForm() {
  const onLeave = vi.fn();
  renderWithQueries(
    <>
      <AnswerForm order={disputed} onLeave={onLeave} />
      <Toaster />
    </>,
  );
  return onLeave;
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));

afterEach(() => {
  for (const button of screen.queryAllByRole('button', { name: /^Dismiss/ })) fireEvent.click(button);
});

describe('a question of our team', () => {
  it('says what is asked, by when and who sees the answer, and leads to it', () => {
    const onAnswer = vi.fn();
    renderWithQueries(<TeamQuestion question={question} onAnswer={onAnswer} />);
    screen.getByText(/^We need an answer from you by Sat 14 Nov, \d+:40 [ap]m$/);
    screen.getByText(`“${asked}”`);
    screen.getByText(/Only our team sees your answer/);
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('is answered in words, with pictures if they help', async () => {
    const { of } = standInApi({ ...takesPicture(disputed.sender.id, image), [path]: Response.json(disputed, { status: 201 }) });
    const onLeave = showForm();
    send();
    screen.getByText('Please write your answer');
    expect(of('POST')).toEqual([]);
    await addPicture();
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: ' It was taped ' } });
    send();
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect(of('POST').find(({ body }) => JSON.stringify(body)?.includes('taped'))?.body).toEqual({
      answer: 'It was taped',
      imageIdList: ['img_1'],
    });
    screen.getByText('Thank you, that helps');
  });

  it('that is over keeps what was typed, and says what can be done with it', async () => {
    const detail = 'The time to answer is over. What you want to say you can still show as evidence.';
    standInApi({ [path]: () => refusal('no_longer_open', detail) });
    const onLeave = showForm();
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'It was taped' } });
    send();
    await screen.findAllByText(detail);
    expect(onLeave).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('It was taped');
  });

  it('stands in the record with its answer, or with why there is none', () => {
    const endedAt = '2026-11-14T08:00:00.000Z';
    renderWithQueries(
      <TeamAnswers
        questions={[
          { ...question, state: 'answered', answer: 'It was taped', endedAt },
          { ...question, id: idOf('oqn', '2'), question: 'And the tape?', state: 'unanswered', endedAt },
          { ...question, id: idOf('oqn', '3'), question: 'Which tape?', state: 'withdrawn', endedAt },
        ]}
      />,
    );
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(/^“Which tape\?”Our team took it back: no answer needed/),
      expect.stringMatching(/^“And the tape\?”The time to answer is over/),
      expect.stringMatching(/^“Was the box open when you took it\?”You answered .*“It was taped”$/),
    ]);
  });
});
