import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BrowserNavigation } from '../../ui/navigation/browser-navigation.tsx';
import { usePopup } from './use-popup.ts';
import { usePopupStep } from './use-popup-step.ts';

function Wizard() {
  const { step, show, back, replaceBy, finish } = usePopupStep(['one', 'two', 'three'], 'one');
  return (
    <>
      <output>{step}</output>
      <button type="button" onClick={() => show('two')}>
        On to two
      </button>
      <button type="button" onClick={() => show('three')}>
        On to three
      </button>
      <button type="button" onClick={() => replaceBy('two')}>
        Two instead
      </button>
      <button type="button" onClick={() => back('one')}>
        Back
      </button>
      <button type="button" onClick={finish}>
        Finish
      </button>
    </>
  );
}

function App() {
  const { view, open, close } = usePopup();
  return (
    <>
      {view === 'PostSend' ? <Wizard /> : <output>page</output>}
      <button type="button" onClick={() => open('PostSend')}>
        Open
      </button>
      <button type="button" onClick={() => open('GetQuote')}>
        Another popup
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

/** As the phone’s own button. */
async function pressBack() {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await arrived;
  });
}

/** Waits for what a press of ours does to the history, which browsers do later. */
async function pressAndArrive(name: string) {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    fireEvent.click(screen.getByText(name));
    await arrived;
  });
}

describe('a popup of several steps', () => {
  beforeEach(() => history.pushState(null, '', '/orders'));

  it('goes one step back with Back, and leaves from the first one only', async () => {
    render(<App />, { wrapper: BrowserNavigation });
    await press('Open');
    await press('On to two');
    await press('On to three');
    expect(shown()).toBe('three');
    expect(location.search, 'one address for all of them').toBe('?popup=post-send');
    await pressBack();
    expect(shown()).toBe('two');
    await pressAndArrive('Back');
    expect(shown()).toBe('one');
    await pressBack();
    expect(shown()).toBe('page');
  });

  it('is closed as a whole, however far one has come', async () => {
    render(<App />, { wrapper: BrowserNavigation });
    await press('Open');
    await press('On to two');
    await press('On to three');
    await pressAndArrive('Close');
    expect(shown()).toBe('page');
    expect(location.pathname + location.search).toBe('/orders');
    expect(history.state).toBeNull();
  });

  it('that was opened by its address leaves nothing of itself behind when it is closed', async () => {
    history.pushState(null, '', '/orders?popup=post-send');
    render(<App />, { wrapper: BrowserNavigation });
    await press('On to two');
    await press('On to three');
    await pressBack();
    expect(shown()).toBe('two');
    await pressAndArrive('Close');
    expect([shown(), location.pathname + location.search]).toEqual(['page', '/orders']);
    history.replaceState(null, '', '/closed');
    await pressBack();
    expect(shown(), 'Back leads to where one was before, not into the popup again').toBe('page');
    expect(location.pathname + location.search).toBe('/orders');
  });

  it('that was opened by its address goes back step by step, and then to its page', async () => {
    history.pushState(null, '', '/orders?popup=post-send');
    render(<App />, { wrapper: BrowserNavigation });
    await press('On to two');
    await pressBack();
    expect(shown()).toBe('one');
    await pressBack();
    expect(shown()).toBe('page');
  });

  it('that began in the middle goes back to the step before, not out', async () => {
    render(<App />, { wrapper: BrowserNavigation });
    await press('Open');
    await press('Two instead');
    await press('Back');
    expect(shown()).toBe('one');
  });

  it('leads out with Back once it is finished', async () => {
    render(<App />, { wrapper: BrowserNavigation });
    await press('Open');
    await press('On to two');
    await press('Finish');
    const left = new Promise((resolve) => setTimeout(resolve, 50));
    await pressBack();
    await act(() => left);
    expect(shown()).toBe('page');
  });

  it('gives its place to another popup without its step', async () => {
    render(<App />, { wrapper: BrowserNavigation });
    await press('Open');
    await press('On to two');
    await press('Another popup');
    await press('Open');
    expect(shown()).toBe('one');
  });
});
