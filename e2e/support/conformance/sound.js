// The least that keeps the contract: words in a shadow root, one timer, nothing left behind.
export function mount(element, options) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host { all: initial !important; display: block !important; } p { font: 16px serif; }');
  root.adoptedStyleSheets.push(sheet);
  const words = document.createElement('p');
  words.textContent = `Figures of ${options.brand}`;
  root.append(words);
  element.append(host);
  let isGone = false;
  const ready = new Promise((resolve) => {
    setTimeout(() => resolve({ status: isGone ? 'unmounted' : 'shown' }), 10);
  });
  return {
    ready,
    update({ theme }) {
      if (theme !== undefined) words.style.color = theme === 'dark' ? 'white' : 'black';
    },
    unmount() {
      isGone = true;
      host.remove();
    },
  };
}
