// Dojah's widget as a page sees it: the same class, options and callbacks.
(() => {
  const origin = new URL(document.currentScript.src).origin;

  class Connect {
    constructor(options) {
      this.options = options;
    }

    setup() {
      if (this.frame) return;
      const { app_id, p_key, type, reference_id, config, embed, container } = this.options;
      const query = new URLSearchParams({ app_id, p_key, type, reference_id, widget_id: config.widget_id });
      this.frame = document.createElement('iframe');
      this.frame.title = 'Identity check';
      this.frame.allow = 'camera; microphone';
      this.frame.src = `${origin}/dojah/window?${query}`;
      const place = embed ? document.getElementById(container) : document.body;
      this.frame.style.cssText = embed
        ? 'width:100%;height:100%;border:0'
        : 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647';
      this.listen = ({ source, origin: from, data }) => {
        if (source !== this.frame.contentWindow || from !== origin) return;
        if (data.type === 'success') this.options.onSuccess?.({ status: 'success', reference_id });
        else if (data.type === 'error') this.options.onError?.({ status: 'error' });
        this.close();
      };
      window.addEventListener('message', this.listen);
      place.append(this.frame);
    }

    open() {
      this.setup();
    }

    close() {
      window.removeEventListener('message', this.listen);
      this.frame.remove();
      this.frame = undefined;
      this.options.onClose?.();
    }
  }

  window.Connect = Connect;
})();
