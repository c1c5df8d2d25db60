import { voiceLimits } from '@waybill/contract/files/voice-limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Recorded } from './use-room.ts';

/** Whether this browser records in the one format that is kept (docs/decisions/0047). */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(voiceLimits.type) && 'mediaDevices' in navigator;
}

/** Why the microphone did not start, and what to do about it. */
export function microphoneWords(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'Waybill may not use your microphone. Tap the icon left of the address, allow “Microphone”, and try again.';
    case 'NotFoundError':
      return 'We found no microphone on this device. You can write a message instead.';
    case 'NotReadableError':
      return 'Another app is using your microphone. Close it and try again.';
    default:
      return 'Your microphone did not start. Please try again.';
  }
}

const longestMs = voiceLimits.seconds * 1000;
const tickMs = 250;
// Speech is clear at this rate, and three minutes stay well below what the server takes.
const bitsPerSecond = 32_000;

type Running = { readonly recorder: MediaRecorder; readonly stream: MediaStream; readonly startedAt: number };

function silence(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** A voice note that is being recorded: at most as long as one may be, then it waits to be sent. */
export function useVoiceRecording() {
  const running = useRef<Running | undefined>(undefined);
  const parts = useRef<Blob[]>([]);
  const [state, setState] = useState<'off' | 'asking' | 'on' | 'full'>('off');
  const [elapsedMs, setElapsedMs] = useState(0);
  const [problem, setProblem] = useState<string>();

  const release = useCallback(() => {
    silence(running.current?.stream);
    running.current = undefined;
    setState('off');
  }, []);

  // Whoever leaves the room is not listened to, also if they allow it only then.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      release();
    };
  }, [release]);

  useEffect(() => {
    if (state !== 'on') return;
    const timer = setInterval(() => {
      const { recorder, startedAt = 0 } = running.current ?? {};
      const elapsed = Math.min(longestMs, Date.now() - startedAt);
      setElapsedMs(elapsed);
      if (elapsed < longestMs || !recorder) return;
      recorder.stop();
      setState('full');
    }, tickMs);
    return () => clearInterval(timer);
  }, [state]);

  async function start(): Promise<void> {
    setProblem(undefined);
    setElapsedMs(0);
    setState('asking');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isGone.current) {
        silence(stream);
        return;
      }
      const recorder = new MediaRecorder(stream, { mimeType: voiceLimits.type, audioBitsPerSecond: bitsPerSecond });
      parts.current = [];
      recorder.ondataavailable = ({ data }) => void parts.current.push(data);
      recorder.start();
      running.current = { recorder, stream, startedAt: Date.now() };
      setState('on');
    } catch (failure) {
      release();
      setProblem(microphoneWords(failure));
    }
  }

  /** Ends it, and answers what was recorded. */
  async function finish(): Promise<Recorded | undefined> {
    if (!running.current) return undefined;
    const { recorder, startedAt } = running.current;
    const durationMs = Math.min(longestMs, Date.now() - startedAt);
    if (recorder.state !== 'inactive') {
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
      recorder.stop();
      await stopped;
    }
    release();
    return { file: new File(parts.current, 'voice-note.webm', { type: voiceLimits.type }), durationMs };
  }

  return { state, elapsedMs, leftMs: longestMs - elapsedMs, problem, start, finish, cancel: release };
}
