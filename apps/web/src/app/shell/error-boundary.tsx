import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Inside something that stays usable, such as a sheet. */
  compact?: boolean;
  /** When it changes, what failed gets another chance. */
  resetOn: string;
};

/** Catches what a page throws while it renders. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetOn !== this.props.resetOn) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <BrokenPage compact={this.props.compact ?? false} />;
  }
}

function BrokenPage({ compact }: { compact: boolean }) {
  const offline = typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <div role="alert" className={compact ? '' : 'grid min-h-dvh place-items-center'}>
      <EmptyState
        drawing={offline ? 'map' : 'shelf'}
        title={offline ? 'You are offline' : 'Something went wrong here'}
        text={
          offline
            ? 'This part of the app is not on your phone. Open it again when the network is back.'
            : 'This part of the app stopped working. That is our fault, not yours. Loading it again often helps.'
        }
        action={
          <>
            <Button onClick={() => location.reload()}>Load again</Button>
            {compact ? null : (
              // A full load, not a link: whatever broke may sit in the memory of this page.
              <a href="/" className="button button-secondary">
                Go home
              </a>
            )}
          </>
        }
      />
    </div>
  );
}
