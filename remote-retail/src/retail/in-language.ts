import { useRetailText, type RetailText } from '../i18n/use-retail-text';

const coded = ['ticketStatus', 'terminalType', 'vertical', 'method'] as const;
type Coded = (typeof coded)[number];

/** The word for a code of a field; the code itself where there is none, such as the name of a region. */
export function wordOfCode(text: RetailText, field: string, code: string): string {
  const known = coded.find((name) => name === field);
  if (known === undefined || !/^[A-Z_]+$/.test(code)) return code;
  const key = `words.${known}.${code}` as `words.${Coded}.SOLD`;
  const word = text(key as Parameters<RetailText>[0]);
  return word === key ? code : word;
}

export function useWordOfCode(): (field: string, code: string) => string {
  const text = useRetailText();
  return (field, code) => wordOfCode(text, field, code);
}
