import { changeKindSchema, type ChangeKind } from '@tallyhouse/shared/contracts/changes';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { ChoicesFold } from '@tallyhouse/shared/ui/choices-fold';
import { changeBoxes, type ChangeBox } from './changes-queries';
import type { ChangesInUrl } from './use-changes-in-url';
import { useChangesText } from './use-changes-text';

/** Which changes are listed: waiting, own or decided ones, and of which kind. */
export function ChangeFilterBar({ fields }: { readonly fields: ChangesInUrl }) {
  const text = useChangesText();
  const { values, change } = fields;
  return (
    <Flex wrap gap="small" role="search" aria-label={text('filters')} style={{ marginBlockEnd: 12 }}>
      <ChoicesFold>
        <Segmented<ChangeBox>
          aria-label={text('filters')}
          value={values.box ?? 'open'}
          options={changeBoxes.map((value) => ({ value, label: text(`box.${value}`) }))}
          onChange={(box) => change({ box: box === 'open' ? undefined : box })}
        />
        <Select<ChangeKind | null>
          aria-label={text('kindLabel')}
          style={{ minInlineSize: 180 }}
          allowClear
          placeholder={text('anyKind')}
          value={values.kind ?? null}
          options={changeKindSchema.options.map((value) => ({ value, label: text(`kind.${value}`) }))}
          onChange={(kind: ChangeKind | null | undefined) => change({ kind: kind ?? undefined })}
        />
      </ChoicesFold>
    </Flex>
  );
}
