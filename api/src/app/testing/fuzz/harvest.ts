import type { LightMyRequestResponse } from 'fastify';

const mostTexts = 30;

/**
 * Keeps the texts of an answer under the names of their fields, so that later calls can name what there is.
 *
 * Ids are kept by the area they are of too, `OnlineReports/id`: that is what its paths ask for.
 */
export function harvest(answer: LightMyRequestResponse, area: string, known: Map<string, string[]>): void {
  if (!String(answer.headers['content-type'] ?? '').startsWith('application/json')) return;
  take(answer.json(), { name: '', area: answer.statusCode === 202 ? 'Jobs' : area }, known);
}

interface Place {
  readonly name: string;
  readonly area: string;
}

function take(value: unknown, { name, area }: Place, known: Map<string, string[]>): void {
  if (typeof value === 'string') {
    keep(value, name, known);
    if (name === 'id' || name.endsWith('Id')) keep(value, `${area}/id`, known);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      take(part, { name: Array.isArray(value) ? name : key, area }, known);
    }
  }
}

function keep(text: string, name: string, known: Map<string, string[]>): void {
  const texts = known.get(name) ?? [];
  if (texts.includes(text) || texts.length >= mostTexts) return;
  texts.push(text);
  known.set(name, texts);
}
