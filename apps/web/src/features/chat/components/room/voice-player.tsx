import { voiceClock } from '@waybill/contract/files/voice-note-words';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { showFailure } from '../../../../forms/show-failure.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { getVoiceNote } from '../../api/get-voice-note.ts';
import type { ShownVoice } from '../../model/shown-message.ts';

type VoicePlayerProps = { readonly roomId: string; readonly voice: ShownVoice; readonly label: string };

const speeds: readonly number[] = [1, 1.5, 2];

/** Two voices at once are none. */
let playing: HTMLAudioElement | undefined;

/** A voice note: play and pause, where it stands, and how fast. Its sound is fetched when somebody wants to hear it. */
export function VoicePlayer({ roomId, voice, label }: VoicePlayerProps) {
  const { durationMs } = voice;
  const { isPlaying, isLoading, atMs, speed, toggle, seek, faster } = usePlaying(roomId, voice);
  return (
    <fieldset className="voice">
      <legend className="sr-only">
        {label}, {voiceClock(durationMs)}
      </legend>
      <IconButton label={isPlaying ? 'Pause' : 'Play'} className="voice-play" aria-busy={isLoading || undefined} onClick={toggle}>
        {isPlaying ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
      </IconButton>
      <input
        type="range"
        min={0}
        max={durationMs}
        step={100}
        value={Math.min(atMs, durationMs)}
        aria-label="Position"
        aria-valuetext={`${voiceClock(atMs)} of ${voiceClock(durationMs)}`}
        className="voice-position"
        onChange={(event) => seek(Number(event.target.value))}
      />
      <span className="voice-clock" aria-hidden="true">
        {voiceClock(isPlaying || atMs > 0 ? atMs : durationMs)}
      </span>
      <button type="button" className="voice-speed" aria-label={`Speed: ${speed} times`} onClick={faster}>
        {speed}×
      </button>
    </fieldset>
  );
}

function usePlaying(roomId: string, voice: ShownVoice) {
  const audio = useRef<HTMLAudioElement | undefined>(undefined);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const [speed, setSpeed] = useState(1);
  const gone = useRef(new AbortController());

  useEffect(() => {
    const leaving = new AbortController();
    gone.current = leaving;
    return () => {
      leaving.abort();
      audio.current?.pause();
      if (audio.current?.src.startsWith('blob:') && voice.kind === 'stored') URL.revokeObjectURL(audio.current.src);
      audio.current = undefined;
    };
  }, [voice.kind]);

  /** A local one has an address of its own already, which the outbox looks after. */
  async function load(): Promise<HTMLAudioElement> {
    if (audio.current) return audio.current;
    const url =
      voice.kind === 'local' ? voice.url : URL.createObjectURL(await getVoiceNote(roomId, voice.key, gone.current.signal));
    const element = new Audio(url);
    element.ontimeupdate = () => setAtMs(element.currentTime * 1000);
    element.onplay = () => setIsPlaying(true);
    element.onpause = () => setIsPlaying(false);
    element.onended = () => setAtMs(0);
    audio.current = element;
    return element;
  }

  async function play(): Promise<void> {
    setIsLoading(true);
    try {
      const element = await load();
      if (playing !== element) playing?.pause();
      playing = element;
      element.playbackRate = speed;
      element.currentTime = atMs / 1000;
      await element.play();
    } catch (failure) {
      if (!gone.current.signal.aborted) showFailure(failure);
    } finally {
      setIsLoading(false);
    }
  }

  return {
    isPlaying,
    isLoading,
    atMs,
    speed,
    toggle: () => (isPlaying ? audio.current?.pause() : void play()),
    seek(toMs: number) {
      setAtMs(toMs);
      if (audio.current) audio.current.currentTime = toMs / 1000;
    },
    faster() {
      const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
      setSpeed(next);
      if (audio.current) audio.current.playbackRate = next;
    },
  };
}
