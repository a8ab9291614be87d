/** An element of a document: its text, or its children, never both. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const token = /<\?xml[^<>]*\?>|<(\/?)([A-Za-z][\w.-]*)((?:\s+[A-Za-z][\w.:-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/y;

/**
 * Reads elements, attributes and text, which is all that reports are made of; declarations of types, entities of one's
 * own, comments and sections are refused, so nothing outside the document is ever reached.
 *
 * Errors: `SyntaxError` naming the place.
 */
export function readXml(document: string): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open: OpenElement[] = [root];
  token.lastIndex = 0;
  while (token.lastIndex < document.length) {
    const at = token.lastIndex;
    const match = token.exec(document);
    if (match === null) throw new SyntaxError(`not XML of a report at character ${at}`);
    const [, closing, name, attributes = '', isEmpty, text] = match;
    const current = open.at(-1) ?? root;
    if (text !== undefined) current.text += decode(text);
    else if (closing === '/') close(open, name ?? '', at);
    else if (name !== undefined)
      begin(open, { name, attributes: readAttributes(attributes), isEmpty: isEmpty === '/' });
  }
  const [only, second] = root.children;
  if (open.length > 1 || only === undefined || second !== undefined)
    throw new SyntaxError('not one whole element');
  return only;
}

function begin(
  open: OpenElement[],
  { name, attributes, isEmpty }: { name: string; attributes: Record<string, string>; isEmpty: boolean },
): void {
  const element: OpenElement = { name, attributes, children: [], text: '' };
  open.at(-1)?.children.push(element);
  if (!isEmpty) open.push(element);
  if (open.length > 20) throw new SyntaxError('elements lie too deep');
}

function close(open: OpenElement[], name: string, at: number): void {
  const element = open.pop();
  if (open.length === 0 || element?.name !== name)
    throw new SyntaxError(`</${name}> closes nothing at character ${at}`);
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([A-Za-z][\w.:-]*)="([^"<]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decode(value),
    ]),
  );
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(text: string): string {
  if (/&(?!(#\d{1,7}|\w{1,9});)/.test(text)) throw new SyntaxError('an ampersand stands alone');
  return text.replaceAll(
    /&(?:#(\d{1,7})|(\w{1,9}));/g,
    (_whole, code: string | undefined, name: string | undefined) => {
      if (code !== undefined) return String.fromCodePoint(Number(code));
      const letter = entities[name ?? ''];
      if (letter === undefined) throw new SyntaxError(`there is no entity ${name ?? ''}`);
      return letter;
    },
  );
}
