import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  referenceDataSchema,
  type ReferenceBrand,
  type ReferenceDataInput,
} from '@tallyhouse/shared/contracts/reference-data';
import { isTimeZone } from '@tallyhouse/shared/contracts/is-time-zone';
import { writeRates } from '../fx/write-rates';
import { csvOf, type Cell } from '../../store/csv';
import { readLicenceTerms } from '../../house/settings/read-licence-terms';
import { placeLicences, type PlacedLicence } from './place-licences';
import { requireTerms } from './require-terms';
import { schemaFaultText } from './schema-fault-text';
import type { Queryable, Store } from '../../store/store';
import { makeTemporaryFolder } from '../../store/temporary-folder';

/** How many rows of each table a reference document brought. */
export type ReferenceCounts = Readonly<Record<string, number>>;

/** The document is not valid; `message` names each faulty field. */
export class ReferenceDataInvalid extends Error {
  override readonly name = 'ReferenceDataInvalid';
}

interface FilledTable {
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

interface ReferenceTable extends FilledTable {
  rows(brand: ReferenceBrand, nowUtc: string): readonly (readonly Cell[])[];
}

const entityTable: FilledTable = {
  table: 'legal_entity',
  key: ['id'],
  columns: ['id', 'name', 'country', 'number'],
};

const licenceTable: FilledTable = {
  table: 'licence',
  key: ['id'],
  columns: [
    ...['id', 'entity_id', 'authority', 'number', 'products', 'valid_from', 'valid_to'],
    ...['currency', 'zone', 'cutoff'],
  ],
};

function licenceCells(l: PlacedLicence): readonly Cell[] {
  const cells = [l.id, l.entityId, l.authority, l.number, l.products.join(','), l.validFrom, l.validTo];
  return [...cells, l.currency, l.zone, l.cutoff];
}

const coverTable: FilledTable = {
  table: 'licence_brand',
  key: ['brand_id', 'licence_id'],
  columns: ['brand_id', 'licence_id', 'covered_from'],
};

const tables: readonly [ReferenceTable, ...ReferenceTable[]] = [
  {
    table: 'brand',
    key: ['id'],
    columns: ['id', 'name', 'country', 'currency', 'zone', 'cutoff', 'channels', 'created_at'],
    rows: (b, nowUtc) => [
      [b.id, b.name, b.country, b.currency, b.zone, b.cutoff, b.channels.join(','), nowUtc],
    ],
  },
  {
    table: 'branch',
    key: ['brand_id', 'id'],
    columns: ['brand_id', 'id', 'name', 'region', 'opened_on', 'closed_on'],
    rows: (b) => b.branches.map((s) => [b.id, s.id, s.name, s.region, s.openedOn, s.closedOn]),
  },
  {
    table: 'terminal',
    key: ['brand_id', 'id'],
    columns: ['brand_id', 'id', 'branch_id', 'kind'],
    rows: (b) => b.terminals.map((t) => [b.id, t.id, t.branchId, t.kind]),
  },
  {
    table: 'licence_tax_class',
    key: ['brand_id', 'licence_id', 'vertical'],
    columns: ['brand_id', 'licence_id', 'vertical', 'product_class', 'source'],
    rows: (b) => b.taxClasses.map((one) => [b.id, one.licenceId, one.vertical, one.productClass, one.source]),
  },
  {
    table: 'gaming_machine',
    key: ['brand_id', 'id'],
    columns: ['brand_id', 'id', 'licence_id', 'branch_id', 'product_class', 'licensed_from', 'licensed_to'],
    rows: (b) =>
      b.machines.map((m) => [
        b.id,
        m.id,
        m.licenceId,
        m.branchId,
        m.productClass,
        m.licensedFrom,
        m.licensedTo,
      ]),
  },
  {
    table: 'agent',
    key: ['brand_id', 'id'],
    columns: ['brand_id', 'id', 'name'],
    rows: (b) => b.agents.map((a) => [b.id, a.id, a.name]),
  },
  {
    table: 'agent_branch',
    key: ['brand_id', 'branch_id', 'valid_from'],
    columns: ['brand_id', 'branch_id', 'agent_id', 'valid_from', 'valid_to'],
    rows: (b) =>
      b.agents.flatMap((a) =>
        a.branches.map(({ branchId, validFrom, validTo }) => [b.id, branchId, a.id, validFrom, validTo]),
      ),
  },
  {
    table: 'commission_rule',
    key: ['brand_id', 'agent_id', 'valid_from'],
    columns: ['brand_id', 'agent_id', 'base', 'rate', 'valid_from', 'valid_to'],
    rows: (b) =>
      b.agents.flatMap((a) => a.commissions.map((c) => [b.id, a.id, c.base, c.rate, c.validFrom, c.validTo])),
  },
  {
    table: 'cashier',
    key: ['brand_id', 'id'],
    columns: ['brand_id', 'id', 'branch_id', 'name'],
    rows: (b) => b.cashiers.map((c) => [b.id, c.id, c.branchId, c.name]),
  },
  {
    table: 'product',
    key: ['brand_id', 'id'],
    columns: ['brand_id', 'id', 'name', 'vertical', 'provider'],
    rows: (b) => b.products.map((p) => [b.id, p.id, p.name, p.vertical, p.provider]),
  },
  {
    table: 'player',
    key: ['brand_id', 'ref'],
    columns: ['brand_id', 'ref', 'country', 'registered_on'],
    rows: (b) => b.players.map((p) => [b.id, p.ref, p.country, p.registeredOn]),
  },
  {
    table: 'source',
    key: ['brand_id', 'id'],
    columns: ['brand_id', 'id', 'channel', 'name'],
    rows: (b) => b.sources.map((s) => [b.id, s.id, s.channel, s.name]),
  },
];

/**
 * Adds or renews the reference data of a document, all of it or nothing; what it does not name stays.
 *
 * Errors: `ReferenceDataInvalid`, also for what `placeLicences` refuses.
 */
export async function loadReferenceData(
  store: Store,
  document: ReferenceDataInput,
): Promise<ReferenceCounts> {
  const parsed = z.safeParse(referenceDataSchema, document);
  if (!parsed.success) throw new ReferenceDataInvalid(schemaFaultText(parsed.error));
  const { brands, entities, rates } = parsed.data;
  requireZones(brands);

  const nowUtc = new Date().toISOString();
  const folder = await makeTemporaryFolder('reference');
  try {
    const filled = await store.tx(async (tx) => {
      const counts: Record<string, number> = {};
      const fill = async (table: FilledTable, rows: readonly (readonly Cell[])[]) => {
        if (rows.length > 0) await upsert(tx, table, { path: join(folder, `${table.table}.csv`), rows });
        counts[table.table] = rows.length;
      };
      const [brandTable, ...otherTables] = tables;
      const before = await readLicenceTerms(tx);
      const rowsOf = (table: ReferenceTable) => brands.flatMap((brand) => table.rows(brand, nowUtc));
      await fill(brandTable, rowsOf(brandTable));
      const refuse = (words: string) => new ReferenceDataInvalid(words);
      const placed = await placeLicences(tx, { brands, entities }, refuse);
      await fill(
        entityTable,
        [...placed.implied, ...entities].map((one) => [one.id, one.name, one.country, one.number]),
      );
      await fill(licenceTable, placed.licences.map(licenceCells));
      await fill(
        coverTable,
        placed.covers.map(({ brandId, licenceId, from }) => [brandId, licenceId, from]),
      );
      await requireTerms(tx, { before, after: await readLicenceTerms(tx) }, refuse);
      for (const table of otherTables) await fill(table, rowsOf(table));
      counts['fx_rate'] = await writeRates(
        tx,
        rates.map((rate) => ({ ...rate, knownAt: nowUtc })),
      );
      return counts;
    });
    // So few rows that autovacuum never comes to them; yet how many they are decides how every load looks for tickets.
    if (store.engine === 'postgres') await store.query('select analyze_table($1)', ['source']);
    return filled;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function upsert(
  tx: Queryable,
  { table, key, columns }: FilledTable,
  { path, rows }: { path: string; rows: readonly (readonly Cell[])[] },
): Promise<void> {
  await writeFile(path, csvOf(columns, rows));
  const staging = `staged_${table}`;
  await tx.query(`create temp table ${staging} as select * from ${table} limit 0`);
  await tx.loadFile(staging, path);
  const renewed = columns.filter((column) => !key.includes(column) && column !== 'created_at');
  await tx.query(
    `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from ${staging}
     where true
     on conflict (${key.join(', ')}) do update set ${renewed.map((c) => `${c} = excluded.${c}`).join(', ')}`,
  );
  await tx.query(`drop table ${staging}`);
}

function requireZones(brands: readonly ReferenceBrand[]): void {
  for (const { id, zone, licences } of brands) {
    for (const named of [zone, ...licences.map((licence) => licence.zone)]) {
      if (typeof named === 'string' && !isTimeZone(named)) {
        throw new ReferenceDataInvalid(`brand ${id}: no time zone "${named}"`);
      }
    }
  }
}
