import type { Queryable } from '../../store/store';

const source = 'Invented licence of the demo';

/** What the demo's licences say where the law does not; every other class follows from the law. */
const classes = [
  { brand: 'alder', licence: 'TZ-GBT-IC', vertical: '*', productClass: 'ONLINE_CASINO' },
  { brand: 'alder', licence: 'TZ-GBT-SL', vertical: '*', productClass: 'SMS_LOTTERY' },
  { brand: 'birch', licence: 'DK-DGA-VM', vertical: '*', productClass: 'BETTING' },
  { brand: 'birch', licence: 'DK-DGA-OK', vertical: '*', productClass: 'ONLINE_CASINO' },
  { brand: 'cedar', licence: 'GB-UKGC-RBI', vertical: '*', productClass: 'REMOTE_GAMING' },
] as const;

const machineLicence = 'TZ-GBT-SR';
const machines = [
  { productClass: 'SLOT_SHOP', prefix: 'SM', count: 37 },
  { productClass: 'SLOT_CLUB', prefix: 'CM', count: 12 },
] as const;

/** Writes what the demo's licences are taxed as, and Alder's slot machines in shops and clubs. */
export async function createDemoTaxClasses(tx: Queryable): Promise<void> {
  for (const { brand, licence, vertical, productClass } of classes) {
    await tx.query(
      `insert into licence_tax_class (brand_id, licence_id, vertical, product_class, source)
       select c.brand_id, c.licence_id, cast($3 as varchar), cast($4 as varchar), cast($5 as varchar)
       from licence_brand c where c.brand_id = $1 and c.licence_id = $2 on conflict do nothing`,
      [brand, licence, vertical, productClass, source],
    );
  }
  const rows = machines.flatMap(({ productClass, prefix, count }) =>
    Array.from({ length: count }, (_, index) => {
      const id = `${prefix}-${String(index + 1).padStart(3, '0')}`;
      // A few were licensed later, so that months differ.
      const from = index % 9 === 8 ? '2026-02-16' : '2022-07-01';
      return `('alder', '${id}', '${machineLicence}', null, '${productClass}', date '${from}', null)`;
    }),
  );
  await tx.query(
    `insert into gaming_machine (brand_id, id, licence_id, branch_id, product_class, licensed_from, licensed_to)
     values ${rows.join(', ')} on conflict do nothing`,
  );
}
