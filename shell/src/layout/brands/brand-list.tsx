import type { BrandCard } from '@tallyhouse/shared/contracts/brands';
import { Button, Input } from '@tallyhouse/shared/kit/core';
import { AppstoreOutlined, RightOutlined, SearchOutlined } from '@tallyhouse/shared/kit/icons';
import { useState } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';
import { BrandRow } from './brand-row';
import { matchingBrands } from './matching-brands';

interface Props {
  readonly brands: readonly BrandCard[];
  /** Id of the brand being opened, null for the group view, undefined for none. */
  readonly opening: string | null | undefined;
  readonly onOpen: (brand: BrandCard | null) => void;
}

/** The brands to choose from, a search over them, and the way on without one. */
export function BrandList({ brands, opening, onOpen }: Props) {
  const text = useShellText();
  const { session } = useServices();
  const [wanted, setWanted] = useState('');
  const lastUsed = session.auth.getState().selectedBrand;
  const matching = matchingBrands(brands, wanted, lastUsed);
  if (brands.length === 0) {
    return (
      <div className="empty">
        <strong>{text('brands.none')}</strong>
        <p className="quiet">{text('brands.noneHint')}</p>
      </div>
    );
  }
  return (
    <>
      <Input
        size="large"
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        aria-label={text('brands.search')}
        placeholder={text('brands.searchHint')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p className="quiet small" role="status">
        {text('brands.count', { count: matching.length })}
      </p>
      {matching.length === 0 ? (
        <div className="empty">
          <strong>{text('brands.noMatch', { text: wanted })}</strong>
          <Button type="link" onClick={() => setWanted('')}>
            {text('brands.clearSearch')}
          </Button>
        </div>
      ) : (
        <ul className="brand-list">
          {matching.map((brand) => (
            <li key={brand.id}>
              <BrandRow
                brand={brand}
                isLastUsed={brand.id === lastUsed}
                isOpening={opening === brand.id}
                isDisabled={opening !== undefined}
                onOpen={() => onOpen(brand)}
              />
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="brand-row all-brands"
        disabled={opening !== undefined}
        aria-busy={opening === null}
        onClick={() => onOpen(null)}
      >
        <AppstoreOutlined aria-hidden />
        <span className="brand-main">
          <span className="brand-name">{text('brands.all')}</span>
          <span className="quiet small">{text('brands.allHint')}</span>
        </span>
        <RightOutlined aria-hidden className="quiet th-mirrored" />
      </button>
    </>
  );
}
