import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { useLoadDataText } from '../i18n/use-load-data-text';
import type { BatchFilters } from './batch-filters';
import { dataTrustOf } from './data-trust';

export interface TrustBannerProps {
  readonly sources: readonly Freshness[];
  readonly onList: (filters: Pick<BatchFilters, 'states' | 'unresolved'>) => void;
}

const alertOf = { yes: 'success', 'with-care': 'warning', no: 'error', unknown: 'info' } as const;

// In a language of longer words a button must not reach out of a narrow page.
const wrapping = 'th-start th-wrap th-auto-high th-fits';

/** Answers the question that people come with: can I trust today's data, and if not, why. */
export function TrustBanner({ sources, onList }: TrustBannerProps) {
  const text = useLoadDataText();
  const { answer, missingHours, missingFiles, lateSources, silentSources, partialHours } =
    dataTrustOf(sources);
  const causes = [
    missingHours > 0 ? text('trustMissingHours', { count: missingHours }) : null,
    missingFiles > 0 ? text('trustMissing', { count: missingFiles }) : null,
    lateSources.length > 0 ? text('trustLate', { sources: lateSources.join(', ') }) : null,
    silentSources.length > 0 ? text('trustSilent', { sources: silentSources.join(', ') }) : null,
    partialHours > 0 ? text('trustPartial', { count: partialHours }) : null,
  ].filter((cause) => cause !== null);
  const detail =
    answer === 'yes'
      ? text('trustComplete')
      : answer === 'unknown'
        ? text('trustUnknown')
        : `${causes.join(' · ')}.`;
  return (
    <Alert
      role="status"
      type={alertOf[answer]}
      showIcon
      title={<strong>{text(`trust.${answer}`)}</strong>}
      description={
        <Flex vertical gap="small" align="start">
          <span>{detail}</span>
          <Flex wrap gap="small">
            {missingFiles > 0 ? (
              <ActionButton
                size="small"
                className={wrapping}
                onClick={() => onList({ states: ['MISSING'], unresolved: 'true' })}
              >
                {text('showMissing')}
              </ActionButton>
            ) : null}
            {partialHours > 0 ? (
              <ActionButton
                size="small"
                className={wrapping}
                onClick={() => onList({ states: ['PARTIAL', 'REJECTED'] })}
              >
                {text('showProblems')}
              </ActionButton>
            ) : null}
          </Flex>
        </Flex>
      }
    />
  );
}
