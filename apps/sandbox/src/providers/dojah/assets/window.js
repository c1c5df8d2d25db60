// Says to the page around the window how it ended. It is only a word: the product has to ask.
const { told } = document.body.dataset;
if (told && window.parent !== window) window.parent.postMessage({ type: told }, '*');
