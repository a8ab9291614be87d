import { reasonOfText } from '../../domain/status/figure-reasons';
import { severityOfLaw } from './law-catalogue';

/** The laws among the reasons of a status that nothing goes out against, as long as nobody waives what breaks them. */
export function refusingLaws(statusReasons: readonly string[]): string[] {
  return statusReasons
    .map(reasonOfText)
    .flatMap(({ code, subject }) => (code === 'LAW' && severityOfLaw(subject) === 'ERROR' ? [subject] : []));
}
