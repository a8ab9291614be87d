import type { Problem } from '../contracts/problem';
import { queryForBrand } from '../contracts/link-brand';
import { Alert } from '../kit/core';
import { Link, useLocation } from '../kit/router';
import { useProblemText } from './use-problem-text';

interface OtherBrandNoticeProps {
  /** What failed, as a sentence. */
  readonly title: string;
  readonly brand: NonNullable<Problem['brand']>;
}

/** Says whose the item of this address is, and leads to it there: nothing of it is shown or done under the brand at hand. */
export function OtherBrandNotice({ title, brand }: OtherBrandNoticeProps) {
  const text = useProblemText();
  const { pathname, search, hash } = useLocation();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
      description={
        <>
          <div>{text('otherBrand.why', { brand: brand.name })}</div>
          <Link to={`${pathname}${queryForBrand(search, brand.id)}${hash}`}>
            {text('otherBrand.open', { brand: brand.name })}
          </Link>
        </>
      }
    />
  );
}
