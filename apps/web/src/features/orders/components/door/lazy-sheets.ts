import { lazyComponent } from '../../../../ui/lazy-component.tsx';

/** Asks for what it takes to say that nobody took it. */
export const AttemptSheet = lazyComponent(async () => (await import('./attempt-sheet.tsx')).AttemptSheet);

/** Asks the seller for the day of another attempt. */
export const AgainSheet = lazyComponent(async () => (await import('./again-sheet.tsx')).AgainSheet);
