import { useRemoteHost } from '../../host/remote-host';
import { Flex } from '../../kit/layout';
import { Link } from '../../kit/router';
import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import { useLicences } from '../use-licences';
import { useWhyText } from './use-why-text';
import type { WhyAsked } from './why-in-url';
import { addressOfLicence, type WhyQuestion } from './why-question';

interface WhyTroubleProps {
  readonly question: WhyQuestion;
  readonly asked: WhyAsked;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why a change cannot be explained, with what to do; records of several currencies are a choice of licence and no fault. */
export function WhyTrouble({ question, asked, error, onRetry }: WhyTroubleProps) {
  const text = useWhyText();
  const { brand } = useRemoteHost().session;
  const licences = [...useLicences()].filter(([, { brandId }]) => brandId === brand?.id);
  const code = problemOf(error)?.code;
  if (code === 'SEVERAL_CURRENCIES')
    return (
      <>
        <p>{text('severalCurrencies')}</p>
        <Flex gap={16} wrap>
          {licences.map(([id, { number, currency }]) => (
            <Link key={id} to={addressOfLicence(question, asked, id)}>
              {number} ({currency})
            </Link>
          ))}
        </Flex>
      </>
    );
  return (
    <ProblemNotice
      title={text('failed')}
      error={error}
      note={code === 'TOO_MANY_ROWS' ? text('tooMany') : undefined}
      onRetry={onRetry}
    />
  );
}
