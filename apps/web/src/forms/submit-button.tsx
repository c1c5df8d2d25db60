import { Button, type ButtonProps } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Waits for the script: before it, a press would be lost, and Enter would let the browser carry the form to a page that is none. */
export function SubmitButton({ disabled, ...props }: Omit<ButtonProps, 'type'>) {
  const isReady = useHydrated();
  return <Button full {...props} type="submit" disabled={disabled || !isReady} />;
}
