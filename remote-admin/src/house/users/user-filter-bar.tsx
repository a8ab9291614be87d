import { userStateSchema, type UserCard } from '@tallyhouse/shared/contracts/users';
import { Input } from '@tallyhouse/shared/kit/core';
import { Select } from '@tallyhouse/shared/kit/select';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import { roleNames } from './role-names';
import type { UsersInUrl } from './use-users-in-url';
import { useUsersText } from './use-users-text';

/** Which users are listed: by name, role and state. */
export function UserFilterBar({ fields }: { readonly fields: UsersInUrl }) {
  const text = useUsersText();
  const { values, change } = fields;
  return (
    <FilterBar onClear={null}>
      <Input.Search
        key={values.text ?? ''}
        allowClear
        aria-label={text('search')}
        placeholder={text('search')}
        className="th-wide-240"
        defaultValue={values.text ?? ''}
        onSearch={(words) => change({ text: words.trim() })}
      />
      <Select<string | null>
        aria-label={text('role')}
        className="th-least-150"
        allowClear
        placeholder={text('anyRole')}
        value={values.role ?? null}
        options={roleNames.map((value) => ({ value, label: text(`roles.${value}`) }))}
        onChange={(role: string | null | undefined) => change({ role: role ?? undefined })}
      />
      <Select<UserCard['state'] | null>
        aria-label={text('stateLabel')}
        className="th-least-130"
        allowClear
        placeholder={text('anyState')}
        value={values.state ?? null}
        options={userStateSchema.options.map((value) => ({ value, label: text(`state.${value}`) }))}
        onChange={(state: UserCard['state'] | null | undefined) => change({ state: state ?? undefined })}
      />
    </FilterBar>
  );
}
