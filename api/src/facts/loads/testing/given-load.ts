import type { LoadFileHeader } from '@tallyhouse/shared/contracts/load-data';
import type { ReferenceDataInput } from '@tallyhouse/shared/contracts/reference-data';
import { csvLine } from '../../../store/csv';
import type { TextFile } from '../load-file';
import { loadKinds } from '../load-kinds';
import { amountText, readAmount } from '../scalar-texts';

/** One brand in Malta with one licence, one shop and two sources. */
export const oakReference: ReferenceDataInput = {
  format: 'tallyhouse-reference/1',
  brands: [
    {
      id: 'oak',
      name: 'Oak',
      country: 'MT',
      currency: 'EUR',
      zone: 'Europe/Malta',
      cutoff: '06:00',
      channels: ['ONLINE', 'RETAIL'],
      licences: [
        {
          id: 'oak-mga',
          authority: 'MGA',
          number: 'MGA/B2C/000',
          products: ['SPORTS'],
          validFrom: '2026-01-01',
          validTo: '2026-12-31',
        },
      ],
      branches: [{ id: 'shop-1', name: 'Sliema', region: 'North', openedOn: '2026-01-01' }],
      terminals: [{ id: 'term-1', branchId: 'shop-1', kind: 'OTC' }],
      cashiers: [{ id: 'cash-1', branchId: 'shop-1', name: 'A. B.' }],
      products: [{ id: 'football', name: 'Football', vertical: 'SPORTS_PREMATCH', provider: 'House' }],
      sources: [
        { id: 'pam-1', channel: 'ONLINE', name: 'Player platform' },
        { id: 'tills', channel: 'RETAIL', name: 'Shops' },
      ],
    },
  ],
};

export type RecordFields = Readonly<Record<string, string>>;

/** Fields of a valid online bet; name only what matters. */
export function givenBet(fields: RecordFields = {}): RecordFields {
  return {
    recordId: 'b1',
    recordVersion: '1',
    acceptedAt: '2026-03-10T12:15:00Z',
    vertical: 'SPORTS_PREMATCH',
    productId: 'football',
    licenceId: 'oak-mga',
    playerRef: 'p-1',
    playerCountry: 'MT',
    device: 'MOBILE',
    currency: 'EUR',
    stakeCash: '10.00',
    stakeBonus: '0',
    legs: '1',
    rounds: '1',
    ...fields,
  };
}

type FileOptions = Partial<Omit<LoadFileHeader, 'format'>> & {
  readonly name?: string;
  readonly loadedAt?: string;
  readonly records?: readonly RecordFields[];
  readonly asNdjson?: boolean;
};

/** A file of `pam-1` with right totals for its records, unless told otherwise. */
export function givenFile({
  name,
  loadedAt = '2026-03-10T13:05:00Z',
  records = [givenBet()],
  asNdjson = false,
  ...given
}: FileOptions = {}): TextFile {
  const kind = given.kind ?? 'BETS';
  const header = {
    format: 'tallyhouse-load/1',
    brand: 'oak',
    source: 'pam-1',
    channel: 'ONLINE',
    kind,
    seq: 1,
    periodFrom: '2026-03-10T12:00:00Z',
    periodTo: '2026-03-10T13:00:00Z',
    count: records.length,
    amount: totalOf(records, loadKinds[kind].controlField),
    ...given,
  };
  const extension = asNdjson ? 'ndjson' : 'csv';
  return {
    name: name ?? `oak_${header.source}_${kind.toLowerCase()}_${header.seq}.${extension}`,
    text: asNdjson ? ndjsonText(header, records) : csvText(header, records),
    loadedAt: new Date(loadedAt),
  };
}

function totalOf(records: readonly RecordFields[], field: string): string {
  const amounts = records.map((record) => readAmount(record[field] ?? '')).filter(Number.isInteger);
  return amountText(BigInt(amounts.reduce((sum, amount) => sum + amount, 0)));
}

function csvText(header: { kind: LoadFileHeader['kind'] }, records: readonly RecordFields[]): string {
  const columns = loadKinds[header.kind].fields.map(({ name }) => name);
  const lines = records.map((record) => columns.map((column) => record[column] ?? null));
  return [
    ...Object.entries(header).map(([key, value]) => `# ${key}: ${value}`),
    ...[columns, ...lines].map((cells) => csvLine(cells)),
    '',
  ].join('\n');
}

function ndjsonText(header: object, records: readonly RecordFields[]): string {
  return [header, ...records].map((object) => `${JSON.stringify(object)}\n`).join('');
}
