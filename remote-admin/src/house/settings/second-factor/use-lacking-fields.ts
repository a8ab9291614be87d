import { useId, useState } from 'react';

/**
 * Says at each field of a form what it lacks, once the form was sent; the first of them has the focus then.
 *
 * @param faults In the order of the fields; null at one that lacks nothing.
 */
export function useLackingFields<Name extends string>(faults: Readonly<Record<Name, string | null>>) {
  const id = useId();
  const [isTried, setTried] = useState(false);
  const first = (Object.keys(faults) as Name[]).find((name) => faults[name] !== null);
  return {
    of: (name: Name) => ({ id: `${id}-${name}`, problem: isTried ? faults[name] : null }),
    /** Whether the form can be sent. */
    check() {
      setTried(first !== undefined);
      if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
      return first === undefined;
    },
  };
}
