import type { BrandCard } from '@tallyhouse/shared/contracts/brands';
import { proposeChange } from '@tallyhouse/shared/contracts/changes';
import type { LegalEntity } from '@tallyhouse/shared/contracts/legal-entities';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Select } from '@tallyhouse/shared/kit/select';
import { useId, useState } from 'react';
import { DayField } from '../../changes/day-field';
import { Labelled } from '../../changes/labelled';
import { ProposalDialog, type ProposalDialogHandlers } from '../../changes/proposal-dialog';
import { useLicencesText } from './use-licences-text';

interface LicenceDialogProps extends ProposalDialogHandlers {
  readonly licence: LegalEntity['licences'][number];
  readonly holderId: string;
  /** Companies that may hold it. */
  readonly entities: readonly LegalEntity[];
  /** Brands that it may cover. */
  readonly brands: readonly BrandCard[];
}

interface Draft {
  readonly entityId: string;
  readonly brandIds: readonly string[];
  /** Of the brands that come to it. */
  readonly from: string | undefined;
  /** Of its own; empty: the brand's. */
  readonly own: OwnTerms;
}

const terms = ['currency', 'cutoff', 'zone'] as const;
type OwnTerms = Readonly<Record<(typeof terms)[number], string>>;

const forms = { currency: /^([A-Z]{3})?$/, cutoff: /^(([01]\d|2[0-3]):[0-5]\d)?$/, zone: /^\S*$/ };
const mostLetters = { currency: 3, cutoff: 5, zone: 60 };

/** Those that are not in their form, and a zone or a time without the other. */
function wrongTerms(own: OwnTerms): readonly (keyof OwnTerms)[] {
  const isHalf = (own.zone === '') !== (own.cutoff === '');
  return terms.filter(
    (name) => !forms[name].test(own[name]) || (isHalf && name !== 'currency' && own[name] === ''),
  );
}

/** What is to be changed: what is left as it stands is not named. */
function changedTerms(own: OwnTerms, before: OwnTerms): Partial<Record<keyof OwnTerms, string | null>> {
  const isDay = own.zone !== before.zone || own.cutoff !== before.cutoff;
  return {
    ...(own.currency !== before.currency && { currency: own.currency || null }),
    ...(isDay && { zone: own.zone || null, cutoff: own.cutoff || null }),
  };
}

/** Proposes who holds a licence, which brands it covers, those that come to it from a day on, and its own currency and gaming day. */
export function LicenceDialog({ licence, holderId, entities, brands, ...handlers }: LicenceDialogProps) {
  const text = useLicencesText();
  const id = useId();
  const { http } = useRemoteHost();
  const { currency, zone, cutoff } = licence;
  const before = { currency: currency ?? '', zone: zone ?? '', cutoff: cutoff ?? '' };
  const [draft, setDraft] = useState<Draft>({
    entityId: holderId,
    brandIds: licence.brands.map((brand) => brand.id),
    from: undefined,
    own: before,
  });
  const { entityId, brandIds, own } = draft;
  const wrong = wrongTerms(own);
  const chosen = brandIds.map((brandId) => {
    const known = licence.brands.find((brand) => brand.id === brandId);
    return { brandId, from: known === undefined ? (draft.from ?? null) : known.from };
  });
  const payload = {
    ...{ deed: 'LICENCE', licenceId: licence.id, entityId, brands: chosen },
    ...changedTerms(own, before),
  };
  return (
    <ProposalDialog
      {...handlers}
      title={text('dialog.licence', { number: licence.number })}
      payload={brandIds.length === 0 || wrong.length > 0 ? null : payload}
      propose={(asked, headers) =>
        http.call(proposeChange, { body: { kind: 'LEGAL_ENTITY', ...asked }, headers })
      }
      fields={(isTried) => (
        <>
          <Labelled id={`${id}-holder`} label={text('dialog.holder')} hint={text('dialog.holderHint')}>
            <Select
              id={`${id}-holder`}
              className="th-wide"
              value={entityId}
              options={entities.map(({ id: value, name: label }) => ({ value, label }))}
              onChange={(value) => setDraft({ ...draft, entityId: value })}
            />
          </Labelled>
          <Labelled
            id={`${id}-brands`}
            label={text('brands')}
            hint={text('dialog.brandsHint')}
            isWrong={isTried && brandIds.length === 0}
          >
            <Select
              id={`${id}-brands`}
              mode="multiple"
              className="th-wide"
              value={[...brandIds]}
              options={brands.map(({ id: value, name: label }) => ({ value, label }))}
              onChange={(value) => setDraft({ ...draft, brandIds: value })}
            />
          </Labelled>
          <DayField
            label={text('dialog.from')}
            hint={text('dialog.fromHint')}
            value={draft.from}
            onChange={(from) => setDraft({ ...draft, from })}
          />
          {terms.map((name) => (
            <Labelled
              key={name}
              id={`${id}-${name}`}
              label={text(`dialog.${name}`)}
              hint={text(`dialog.${name}Hint`)}
              isWrong={isTried && wrong.includes(name)}
            >
              <Input
                id={`${id}-${name}`}
                autoComplete="off"
                maxLength={mostLetters[name]}
                value={own[name]}
                aria-describedby={`${id}-${name}-hint`}
                onChange={(event) =>
                  setDraft({ ...draft, own: { ...own, [name]: event.target.value.trim() } })
                }
              />
            </Labelled>
          ))}
        </>
      )}
    />
  );
}
