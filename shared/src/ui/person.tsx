interface PersonProps {
  readonly name: string;
  /** The e-mail address that they sign in by; null or left out where there is none. */
  readonly account?: string | null | undefined;
}

/** Who it was: the name, and the account beside it, for names can be alike. */
export function Person({ name, account }: PersonProps) {
  return (
    <>
      <span dir="auto">{name}</span>
      {account === null || account === undefined ? null : (
        <>
          {/* Between the two, not within the part from left to right: there it would stand at the far end. */}{' '}
          <small dir="ltr">{account}</small>
        </>
      )}
    </>
  );
}
