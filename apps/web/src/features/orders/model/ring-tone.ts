type Beep = { readonly at: number; readonly hertz: number };

const beeps: readonly Beep[] = [
  { at: 0, hertz: 660 },
  { at: 0.22, hertz: 880 },
];
/** Three steps up, which nobody takes for a ring. */
const paidBeeps: readonly Beep[] = [
  { at: 0, hertz: 523 },
  { at: 0.16, hertz: 659 },
  { at: 0.32, hertz: 784 },
];
const beepSeconds = 0.16;
const everyMs = 2_500;

/**
 * Rings until it is told to stop: a short double tone, and the phone trembles. Browsers let a page sound only after
 * somebody has touched it; until then it is quiet, and nobody is told of a failure.
 */
export function startRinging(): () => void {
  const context = openContext();
  const once = () => {
    if (context) sound(context, beeps);
    tremble([200, 100, 200]);
  };
  once();
  const timer = setInterval(once, everyMs);
  return () => {
    clearInterval(timer);
    tremble(0);
    context?.close().catch(() => {});
  };
}

const heard = new Set<string>();

/** It is paid: said once for each order, however often it is heard of. */
export function soundPaid(orderId: string): void {
  if (heard.has(orderId)) return;
  heard.add(orderId);
  tremble([120, 60, 240]);
  const context = openContext();
  if (!context) return;
  sound(context, paidBeeps);
  setTimeout(() => context.close().catch(() => {}), 1_500);
}

function tremble(pattern: VibratePattern): void {
  if (isTouched() && 'vibrate' in navigator) navigator.vibrate(pattern);
}

/** Before a gesture, browsers complain and keep quiet. */
function isTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

function openContext(): AudioContext | undefined {
  if (!isTouched() || typeof AudioContext === 'undefined') return undefined;
  return new AudioContext();
}

function sound(context: AudioContext, beeps: readonly Beep[]): void {
  for (const { at, hertz } of beeps) {
    const begin = context.currentTime + at;
    const tone = new OscillatorNode(context, { frequency: hertz, type: 'triangle' });
    const volume = new GainNode(context, { gain: 0 });
    // Swelling and fading, or each beep would begin and end with a click.
    volume.gain.linearRampToValueAtTime(0.25, begin + 0.02);
    volume.gain.setValueAtTime(0.25, begin + beepSeconds - 0.04);
    volume.gain.linearRampToValueAtTime(0, begin + beepSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + beepSeconds);
  }
}
