// Tells the page around the window how it ended. This proves nothing: the product has to ask the API.
const { outcome } = document.body.dataset;
if (outcome && window.parent !== window) window.parent.postMessage({ type: outcome }, '*');
