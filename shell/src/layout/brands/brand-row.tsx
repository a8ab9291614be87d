import type { BrandCard } from '@tallyhouse/shared/contracts/brands';
import { agoText } from '@tallyhouse/shared/format/instant';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  RightOutlined,
  WarningOutlined,
} from '@tallyhouse/shared/kit/icons';
import { useState } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { brandColour } from './brand-colour';
import { countryName } from './country-name';

interface Props {
  readonly brand: BrandCard;
  readonly isLastUsed: boolean;
  readonly isOpening: boolean;
  readonly isDisabled: boolean;
  readonly onOpen: () => void;
}

/** One brand of the list: a button as a whole. */
export function BrandRow({ brand, isLastUsed, isOpening, isDisabled, onOpen }: Props) {
  const text = useShellText();
  const [nowMs] = useState(() => Date.now());
  const licences = brand.licences.map(({ authority, number }) => `${authority} ${number}`);
  const channels = brand.channels.map((channel) => text(`brands.channel.${channel}`));
  return (
    <button
      type="button"
      className="brand-row"
      style={{ borderInlineStartColor: brandColour(brand.id) }}
      disabled={isDisabled}
      aria-busy={isOpening}
      onClick={onOpen}
    >
      <span className="brand-main">
        <span className="brand-name">
          {isOpening ? text('brands.opening', { brand: brand.name }) : brand.name}
          {isLastUsed ? <span className="mark">{text('brands.lastUsed')}</span> : null}
        </span>
        <span className="quiet">
          {countryName(brand.country)} · {brand.currency} · {channels.join(', ')}
        </span>
        <span className="quiet small">{licences.join(' · ')}</span>
      </span>
      <span className="brand-state small">
        <span className={brand.lastLoadedAt === null ? 'quiet' : ''}>
          <ClockCircleOutlined aria-hidden />{' '}
          {brand.lastLoadedAt === null
            ? text('brands.neverLoaded')
            : text('brands.loaded', { ago: agoText(brand.lastLoadedAt, nowMs) })}
        </span>
        {brand.openGaps === 0 ? (
          <span className="good">
            <CheckCircleOutlined aria-hidden /> {text('brands.noGaps')}
          </span>
        ) : (
          <span className="warn">
            <WarningOutlined aria-hidden /> {text('brands.gaps', { count: brand.openGaps })}
          </span>
        )}
      </span>
      <RightOutlined aria-hidden className="quiet th-mirrored" />
    </button>
  );
}
