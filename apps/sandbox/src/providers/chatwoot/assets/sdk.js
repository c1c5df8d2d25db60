// Chatwoot's SDK as a page sees it: the same globals, calls and events.
(() => {
  const prefix = 'chatwoot-widget:';

  function run({ websiteToken, baseUrl }) {
    if (window.$chatwoot) return;
    const origin = new URL(baseUrl).origin;
    const frame = document.createElement('iframe');
    frame.title = 'Live chat';
    frame.id = 'chatwoot_live_chat_widget';
    frame.src = `${baseUrl}/widget?website_token=${encodeURIComponent(websiteToken)}`;
    frame.style.cssText =
      'position:fixed;right:16px;bottom:16px;width:min(360px,calc(100vw - 32px));height:min(520px,calc(100vh - 32px));border:0;border-radius:12px;z-index:2147483000;display:none';
    const post = (message) => frame.contentWindow.postMessage(prefix + JSON.stringify(message), origin);
    const handle = ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin || !String(data).startsWith(prefix)) return;
      const { event } = JSON.parse(data.slice(prefix.length));
      if (event === 'loaded') {
        window.$chatwoot.hasLoaded = true;
        window.dispatchEvent(new CustomEvent('chatwoot:ready'));
      }
      if (event === 'closeWindow') window.$chatwoot.toggle('close');
      if (event === 'error') window.dispatchEvent(new CustomEvent('chatwoot:error'));
    };
    window.addEventListener('message', handle);
    window.$chatwoot = {
      baseUrl,
      websiteToken,
      hasLoaded: false,
      isOpen: false,
      toggle(state) {
        this.isOpen = state ? state === 'open' : !this.isOpen;
        frame.style.display = this.isOpen ? 'block' : 'none';
        window.dispatchEvent(new CustomEvent(this.isOpen ? 'chatwoot:opened' : 'chatwoot:closed'));
      },
      setUser(identifier, user) {
        if (typeof identifier !== 'string' && typeof identifier !== 'number')
          throw new Error('Identifier should be a string or a number');
        if (!user.email && !user.name && !user.avatar_url)
          throw new Error('User object should have one of the keys [avatar_url, email, name]');
        post({ event: 'set-user', identifier: String(identifier), user });
      },
      toggleBubbleVisibility() {},
      reset() {
        this.toggle('close');
        post({ event: 'reset' });
      },
    };
    document.body.append(frame);
  }

  window.chatwootSDK = { run };
})();
