import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const identity = { userId: 'usr_ada', fullName: 'Ada Obi', email: 'ada@mail.example', hash: 'proof' };
const chatwoot = { provider: 'chatwoot', baseUrl: 'https://chat.example', websiteToken: 'site', identity };
const room = Response.json({ roomId: 'rom_1' });

// A widget is loaded once for a page, and every test is a page of its own.
async function newPage() {
  vi.resetModules();
  return { ...(await import('../../../tests/stand-in-api.tsx')), ...(await import('./write-to-us.tsx')) };
}
let { WriteToUs, refusal, standInApi } = await newPage();

function show(mayLoadWidgets: boolean) {
  const asked = { onAllow: vi.fn(), onRoom: vi.fn(), onWidget: vi.fn() };
  render(<WriteToUs mayLoadWidgets={mayLoadWidgets} {...asked} />);
  fireEvent.click(screen.getByRole('button', { name: 'Write to us' }));
  return asked;
}

// The document of the tests would try to fetch them.
let added: HTMLScriptElement[] = [];
const scripts = () => added.map(({ src }) => src);

describe('writing to support', () => {
  beforeEach(async () => {
    ({ WriteToUs, refusal, standInApi } = await newPage());
    added = [];
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLScriptElement) added.push(node);
    });
  });

  it('leads to the room where nothing else is set up', async () => {
    standInApi({ 'GET /support/live-chat': Response.json({ provider: 'room' }), 'POST /support/room': room });
    const { onRoom } = show(true);
    await expect.poll(() => onRoom).toHaveBeenCalledWith('rom_1');
  });

  it('leads to the room, too, when nobody can say what is set up', async () => {
    standInApi({ 'GET /support/live-chat': refusal('internal', 'Something broke', { status: 500 }), 'POST /support/room': room });
    const { onRoom } = show(true);
    await expect.poll(() => onRoom).toHaveBeenCalledWith('rom_1');
  });

  it('loads nothing of another company before its cookies were allowed, and offers the room instead', async () => {
    standInApi({ 'GET /support/live-chat': Response.json(chatwoot), 'POST /support/room': room });
    const { onAllow, onRoom } = show(false);
    await screen.findByText(/Chatwoot, and sets cookies/);
    expect(scripts()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Write here instead' }));
    await expect.poll(() => onRoom).toHaveBeenCalledWith('rom_1');
    expect(scripts()).toEqual([]);
    expect(onAllow).not.toHaveBeenCalled();
  });

  it('opens the room when the widget does not come', async () => {
    standInApi({ 'GET /support/live-chat': Response.json(chatwoot), 'POST /support/room': room });
    const { onRoom } = show(true);
    await expect.poll(scripts).toEqual(['https://chat.example/packs/js/sdk.js']);
    added[0]?.dispatchEvent(new Event('error'));
    await expect.poll(() => onRoom).toHaveBeenCalledWith('rom_1');
  });

  it('introduces the person to the widget with our proof, and opens it', async () => {
    standInApi({ 'GET /support/live-chat': Response.json(chatwoot) });
    const widget = { setUser: vi.fn(), toggle: vi.fn() };
    vi.stubGlobal('chatwootSDK', {
      run: () => {
        vi.stubGlobal('$chatwoot', widget);
        window.dispatchEvent(new Event('chatwoot:ready'));
      },
    });
    show(true);
    await expect.poll(scripts).toHaveLength(1);
    added[0]?.dispatchEvent(new Event('load'));
    await expect.poll(() => widget.toggle).toHaveBeenCalledWith('open');
    expect(widget.setUser).toHaveBeenCalledWith('usr_ada', {
      name: 'Ada Obi',
      email: 'ada@mail.example',
      identifier_hash: 'proof',
    });
  });
});
