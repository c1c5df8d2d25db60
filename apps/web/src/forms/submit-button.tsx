import { Button, type ButtonProps } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Submits once there is a script to do it: before that, the browser itself would carry the form to a page that is none. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  return <Button full {...props} type={useHydrated() ? 'submit' : 'button'} />;
}
