import { act, fireEvent, render, screen } from '@testing-library/react';
import { voiceLimits } from '@waybill/contract/files/voice-limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Written } from '../../model/use-room.ts';
import { microphoneWords } from '../../model/voice-recording.ts';
import { Composer } from './composer.tsx';
import { VoicePlayer } from './voice-player.tsx';

const stopTrack = vi.fn();
const getUserMedia = vi.fn(async () => ({ getTracks: () => [{ stop: stopTrack }] }));

/** Records what it is told to say. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === voiceLimits.type;
  state = 'inactive';
  ondataavailable: (event: { data: Blob }) => void = () => {};
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['sound']) });
    this.dispatchEvent(new Event('stop'));
  }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  stopTrack.mockClear();
});

function show(takesVoice = true) {
  const sent = vi.fn(async (_written: Written) => {});
  const { unmount } = render(
    <Composer
      userId="usr_ada"
      roomId={crypto.randomUUID()}
      name="Tolu"
      answers={[]}
      takesVoice={takesVoice}
      files={[]}
      onFiles={() => {}}
      onAdd={() => {}}
      mistake={undefined}
      onSend={sent}
      onTyping={() => {}}
    />,
  );
  return { sent, unmount };
}

const record = () => screen.getByRole('button', { name: 'Record a voice note' });

describe('a voice note', () => {
  it('is recorded and sent with two presses, and the microphone rests after it', async () => {
    const { sent } = show();
    fireEvent.click(record());
    await screen.findByText('Recording');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send the voice note' })));
    expect(sent).toHaveBeenCalledOnce();
    const [written] = sent.mock.calls[0] ?? [];
    expect(written).toMatchObject({ text: '', files: [] });
    expect(written?.voice?.file.type).toBe(voiceLimits.type);
    expect(stopTrack).toHaveBeenCalled();
    expect(record()).toBeDefined();
  });

  it('can be thrown away, and ends when somebody leaves the room', async () => {
    const { sent, unmount } = show();
    fireEvent.click(record());
    fireEvent.click(await screen.findByRole('button', { name: 'Discard the recording' }));
    expect(stopTrack).toHaveBeenCalledOnce();
    fireEvent.click(record());
    await screen.findByText('Recording');
    unmount();
    expect(stopTrack).toHaveBeenCalledTimes(2);
    expect(sent).not.toHaveBeenCalled();
  });

  it('stops by itself at the longest there may be, and waits to be sent', async () => {
    vi.useFakeTimers();
    show();
    await act(async () => fireEvent.click(record()));
    act(() => void vi.advanceTimersByTime((voiceLimits.seconds - 10) * 1000));
    screen.getByText('0:10 left');
    act(() => void vi.advanceTimersByTime(10_500));
    screen.getByText('Ready to send');
    vi.useRealTimers();
  });

  it('says in plain words what to do when the browser refuses the microphone', async () => {
    getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    show();
    await act(async () => fireEvent.click(record()));
    expect(screen.getByRole('alert').textContent).toContain('allow “Microphone”');
    expect(microphoneWords(new DOMException('', 'NotFoundError'))).toContain('no microphone');
    expect(microphoneWords(new DOMException('', 'NotReadableError'))).toContain('Another app');
    expect(microphoneWords(new Error('?'))).toContain('try again');
  });

  it('is not offered where nobody could hear it, nor by a browser that cannot record it, nor while one types', () => {
    show(false);
    expect(screen.queryByRole('button', { name: 'Record a voice note' })).toBeNull();
    screen.getByRole('button', { name: 'Send' });
  });
});

describe('the player', () => {
  it('plays, pauses, and goes faster with each press', async () => {
    const play = vi.fn(async () => {});
    const made: { playbackRate: number; currentTime: number; onplay?: () => void; onpause?: () => void }[] = [];
    vi.stubGlobal(
      'Audio',
      class {
        src: string;
        playbackRate = 1;
        currentTime = 0;
        onplay?: () => void;
        onpause?: () => void;
        constructor(src: string) {
          this.src = src;
          made.push(this);
        }
        play() {
          this.onplay?.();
          return play();
        }
        pause() {
          this.onpause?.();
        }
      },
    );
    const voice = { kind: 'local', key: 'v', url: 'blob:v', durationMs: 12_400 } as const;
    render(<VoicePlayer roomId="rom_1" voice={voice} label="Your voice note" />);
    screen.getByRole('group', { name: 'Your voice note, 0:12' });
    fireEvent.change(screen.getByRole('slider', { name: 'Position' }), { target: { value: '6000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Speed: 1 times' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play' })));
    expect(play).toHaveBeenCalledOnce();
    expect(made[0]).toMatchObject({ playbackRate: 1.5, currentTime: 6 });
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:06 of 0:12');
    fireEvent.click(screen.getByRole('button', { name: 'Speed: 1.5 times' }));
    expect(made[0]?.playbackRate).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    screen.getByRole('button', { name: 'Play' });
  });
});
