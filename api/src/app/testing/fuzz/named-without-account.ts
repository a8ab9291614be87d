/** An account of the house. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Where an answer names somebody of `accounts` without the account beside the name: `items.0.preparedBy`.
 *
 * A person is an object with an id and a name, and then `account` (or `email`) is the account; or a text that is the name,
 * and then the field beside it is: `preparedByAccount`.
 */
export function namedWithoutAccount(answer: unknown, accounts: readonly Account[]): string[] {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const byName = new Map(accounts.map((account) => [account.name, account]));

  function among(value: unknown, path: readonly string[]): string[] {
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.flatMap((part, index) => among(part, [...path, String(index)]));
    const fields = value as Readonly<Record<string, unknown>>;
    const person = byId.get(String(fields['id']));
    const isPerson = person !== undefined && person.name === fields['name'];
    return Object.entries(fields).flatMap(([key, part]) => {
      const here = [...path, key];
      if (typeof part !== 'string') return among(part, here);
      if (key === 'name') {
        return isPerson && ![fields['account'], fields['email']].includes(person.email)
          ? [here.join('.')]
          : [];
      }
      const named = byName.get(part);
      return named !== undefined && fields[`${key}Account`] !== named.email ? [here.join('.')] : [];
    });
  }
  return among(answer, []);
}
