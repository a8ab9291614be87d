import { changeKindSchema, type ChangeKind } from '@tallyhouse/shared/contracts/changes';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import { changeBoxes, type ChangeBox } from './changes-queries';
import type { ChangesInUrl } from './use-changes-in-url';
import { useChangesText } from './use-changes-text';

/** Which changes are listed: waiting, own or decided ones, and of which kind. */
export function ChangeFilterBar({ fields }: { readonly fields: ChangesInUrl }) {
  const text = useChangesText();
  const { values, change } = fields;
  return (
    <FilterBar onClear={null}>
      <Segmented<ChangeBox>
        aria-label={text('filters')}
        value={values.box ?? 'open'}
        options={changeBoxes.map((value) => ({ value, label: text(`box.${value}`) }))}
        onChange={(box) => change({ box: box === 'open' ? undefined : box })}
      />
      <Select<ChangeKind | null>
        aria-label={text('kindLabel')}
        className="th-least-180"
        allowClear
        placeholder={text('anyKind')}
        value={values.kind ?? null}
        options={changeKindSchema.options.map((value) => ({ value, label: text(`kind.${value}`) }))}
        onChange={(kind: ChangeKind | null | undefined) => change({ kind: kind ?? undefined })}
      />
    </FilterBar>
  );
}
