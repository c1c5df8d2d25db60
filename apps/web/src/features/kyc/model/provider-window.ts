type ConnectOptions = {
  readonly app_id: string;
  readonly p_key: string;
  readonly type: 'custom';
  readonly reference_id: string;
  readonly config: { readonly widget_id: string };
  readonly embed: boolean;
  readonly container: string;
  readonly onSuccess: () => void;
  readonly onError: () => void;
  readonly onClose: () => void;
};

declare global {
  interface Window {
    /** Dojah’s script puts it there. */
    Connect?: new (
      options: ConnectOptions,
    ) => { setup(): void; open(): void };
  }
}

/** Fetches the provider’s script once, and only for somebody who asked for its window. */
export async function openProviderWindow(scriptUrl: string, options: ConnectOptions): Promise<void> {
  if (!window.Connect) await load(scriptUrl);
  if (!window.Connect) throw new Error('The script of the window did what it should not');
  const connect = new window.Connect(options);
  connect.setup();
  connect.open();
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the window did not come'));
    };
    document.head.append(script);
  });
}
