import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { chatLimits } from '@waybill/contract/chat/chat-limits';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTypedData } from '../../../../forms/clear-typed-data.ts';
import { Toaster } from '../../../../ui/toast.tsx';
import type { Written } from '../../model/use-room.ts';
import { Composer } from './composer.tsx';

let isDesk = true;

beforeEach(() => {
  isDesk = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isDesk, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('CSS', { supports: () => true });
});

type Send = (written: Written) => Promise<void>;

function Held({ send, roomId }: { readonly send: Send; readonly roomId: string }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <Composer
        key={roomId}
        userId="usr_ada"
        roomId={roomId}
        name="Tolu"
        answers={['I’m outside', 'Please call me']}
        takesVoice
        files={files}
        onFiles={setFiles}
        onAdd={(chosen) => setFiles([...files, ...chosen])}
        mistake={undefined}
        onSend={send}
        onTyping={() => {}}
      />
      <Toaster />
    </>
  );
}

function show(send: Send = async () => {}, roomId = 'room_1') {
  const sent = vi.fn(send);
  render(<Held send={sent} roomId={roomId} />);
  return { sent };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Tolu' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('quick answers', () => {
  const answer = () => screen.queryByRole('button', { name: 'I’m outside' });

  it('are sent with one press, and keep what was typed out of it', async () => {
    const { sent } = show();
    fireEvent.click(screen.getByRole('button', { name: 'I’m outside' }));
    expect(sent).toHaveBeenCalledWith({ text: 'I’m outside', files: [] });
  });

  it('make room for whoever types', () => {
    show();
    type('I am');
    expect(answer()).toBeNull();
    type('');
    expect(answer()).not.toBeNull();
  });
});

describe('the field', () => {
  it('sends with Enter at a desk, and breaks the line with Shift', async () => {
    const { sent } = show();
    type('I leave at six');
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    expect(sent).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).toHaveBeenCalledWith({ text: 'I leave at six', files: [] });
    expect(field().value).toBe('');
  });

  it('leaves Enter to the line on a phone, where the button sends', () => {
    isDesk = false;
    const { sent } = show();
    type('I leave at six');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledOnce();
  });

  it('sends no empty message', () => {
    const { sent } = show();
    type('   ');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  it('keeps what was typed for this room, across a reload, until it is sent or somebody signs out', () => {
    show();
    type('Half a thought');
    cleanup();
    show(undefined, 'room_2');
    expect(field().value).toBe('');
    cleanup();
    show();
    expect(field().value).toBe('Half a thought');
    fireEvent.keyDown(field(), { key: 'Enter' });
    cleanup();
    show();
    expect(field().value).toBe('');
    type('Another');
    cleanup();
    clearTypedData(localStorage);
    show();
    expect(field().value).toBe('');
  });

  it('gives back what could not be kept for sending, in front of what was typed meanwhile', async () => {
    let refuse: (failure: Error) => void = () => {};
    show(() => new Promise((_, reject) => (refuse = reject)));
    type('First');
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('Second');
    refuse(new Error('No room left on this device'));
    await waitFor(() => expect(field().value).toBe('First\nSecond'));
  });

  it('counts near the end, cuts nothing off, and does not send too much', () => {
    const { sent } = show();
    type('a'.repeat(chatLimits.text - 10));
    screen.getByText('10 left');
    type('a'.repeat(chatLimits.text + 1));
    screen.getByText('1 character too many');
    type('a'.repeat(chatLimits.text + 7));
    screen.getByText('7 characters too many');
    expect(field().value).toHaveLength(chatLimits.text + 7);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).not.toHaveBeenCalled();
  });

  it('takes a pasted picture, shows it, and lets it be taken out; pictures alone are a message', () => {
    const { sent } = show();
    const picture = new File(['x'], 'parcel.png', { type: 'image/png' });
    fireEvent.paste(field(), { clipboardData: { files: [picture], types: ['Files'] } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Picture 1 of 1' }));
    expect(screen.queryByRole('list', { name: 'Pictures to send' })).toBeNull();
    fireEvent.paste(field(), { clipboardData: { files: [picture], types: ['Files'] } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith({ text: '', files: [picture] });
    expect(screen.queryByRole('list', { name: 'Pictures to send' })).toBeNull();
  });

  it('leaves pasted text to the browser, also where a picture of it comes along', () => {
    show();
    const picture = new File(['x'], 'text.png', { type: 'image/png' });
    fireEvent.paste(field(), { clipboardData: { files: [picture], types: ['text/plain', 'Files'] } });
    expect(screen.queryByRole('list', { name: 'Pictures to send' })).toBeNull();
  });
});
