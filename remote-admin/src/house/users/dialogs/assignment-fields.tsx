import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Select } from '@tallyhouse/shared/kit/select';
import { useId } from 'react';
import { DayField } from '../../../changes/day-field';
import { Labelled } from '../../../changes/labelled';
import { roleNames } from '../role-names';
import { useUsersText } from '../use-users-text';
import { ownBrandsQuery } from '../users-queries';
import { faultsOfAssignment, type AssignmentDraft } from './assignment-draft';

interface AssignmentFieldsProps {
  readonly draft: AssignmentDraft;
  /** Whether sending was tried: from then on it says what is wrong. */
  readonly isTried: boolean;
  readonly onChange: (draft: AssignmentDraft) => void;
}

/** Which role, for which brand, in which countries, until when. */
export function AssignmentFields({ draft, isTried, onChange }: AssignmentFieldsProps) {
  const text = useUsersText();
  const id = useId();
  const { http } = useRemoteHost();
  const brands = useQuery(ownBrandsQuery(http)).data?.items ?? [];
  const faults = isTried ? faultsOfAssignment(draft) : [];
  return (
    <>
      <Labelled id={`${id}-role`} label={text('role')}>
        <Select
          id={`${id}-role`}
          className="th-wide"
          value={draft.role}
          options={roleNames.map((value) => ({ value, label: text(`roles.${value}`) }))}
          onChange={(role) => onChange({ ...draft, role })}
        />
      </Labelled>
      <Labelled id={`${id}-brand`} label={text('dialog.brand')}>
        <Select<string>
          id={`${id}-brand`}
          className="th-wide"
          value={draft.brandId}
          options={[
            ...brands.map(({ id: value, name }) => ({ value, label: name })),
            { value: '*', label: text('allBrands') },
          ]}
          onChange={(brandId) => onChange({ ...draft, brandId })}
        />
      </Labelled>
      <Labelled
        id={`${id}-countries`}
        label={text('dialog.countries')}
        hint={text(faults.includes('countriesWrong') ? 'dialog.countriesWrong' : 'dialog.countriesHint')}
        isWrong={faults.includes('countriesWrong')}
      >
        <Select<string[]>
          id={`${id}-countries`}
          mode="tags"
          className="th-wide"
          aria-describedby={`${id}-countries-hint`}
          value={[...draft.countries]}
          options={[...new Set(brands.map(({ country }) => country))].map((value) => ({ value }))}
          onChange={(chosen) =>
            onChange({ ...draft, countries: chosen.map((one) => one.trim().toUpperCase()) })
          }
        />
      </Labelled>
      <DayField
        label={text('dialog.until')}
        hint={text(faults.includes('untilMissing') ? 'dialog.untilMissing' : 'dialog.untilHint')}
        isWrong={faults.includes('untilMissing')}
        value={draft.lastDay}
        onChange={(lastDay) => onChange({ ...draft, lastDay })}
      />
    </>
  );
}
