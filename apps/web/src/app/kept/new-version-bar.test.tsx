import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUiState } from '../../session/ui/ui-state.ts';
import { NewVersionBar } from './new-version-bar.tsx';

const bar = () => screen.queryByText('A new version is ready');

it('is said where a screen reader listens already, and waits for the question about cookies', () => {
  useUiState.setState({ cookieBannerShown: true });
  const { rerender } = render(<NewVersionBar onTake={undefined} onLater={() => {}} />);
  const place = screen.getByRole('status');
  rerender(<NewVersionBar onTake={() => {}} onLater={() => {}} />);
  expect(bar()).toBeNull();
  act(() => useUiState.setState({ cookieBannerShown: false }));
  expect(bar()).not.toBeNull();
  expect(screen.getByRole('status')).toBe(place);
  expect(place.contains(bar())).toBe(true);
});
