import type { Channel, Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { classByLaw, jurisdictionOf } from '../../../domain/tax/product-class';
import { askAlone, type Question } from '../../../store/ask-together';
import type { Queryable, QueryOptions } from '../../../store/store';

/** What a brand offers under one licence, with what the law takes it for. */
export interface TaxSubject {
  readonly brandId: string;
  /** The company that holds the licence; one named as the brand where nobody knows the licence. */
  readonly entityId: string;
  readonly licenceId: string;
  readonly channel: Channel;
  readonly vertical: Vertical;
  readonly jurisdiction: string;
  /** Null where neither law nor licence says it: nothing is taxed by guess. */
  readonly productClass: string | null;
  /** Day of the first fact. */
  readonly from: Day;
  /** Last day of the licence; null while it holds. */
  readonly to: Day | null;
}

/** A class of machines that a brand has licensed under one law. */
export interface MachineClass extends Pick<TaxSubject, 'brandId' | 'entityId' | 'jurisdiction' | 'to'> {
  readonly productClass: string;
  /** Day of the first licence. */
  readonly from: Day;
}

/** What a brand plays, or its machines: these have no licence, channel and vertical, and their class is `ofLicence`. */
interface SubjectRow {
  readonly brandId: string;
  readonly entityId: string;
  readonly licenceId: string | null;
  readonly channel: Channel | null;
  readonly vertical: Vertical | null;
  readonly country: string;
  readonly authority: string | null;
  readonly ofLicence: string | null;
  readonly from: Day;
  readonly to: Day | null;
}

/**
 * Every licence, channel and vertical of which the brands have facts, by brand, licence, channel and vertical; and the
 * classes of their machines.
 */
export function subjectsAndMachines(brandIds: readonly string[]): Question<SubjectRow> {
  return {
    columns: [
      ...(['brandId', 'entityId', 'licenceId', 'channel', 'vertical'] as const),
      ...(['country', 'authority', 'ofLicence', 'from', 'to'] as const),
    ],
    ask(params) {
      const brands = params.addAll(brandIds);
      return `select * from (${played(brands)} union all ${machines(brands)}) s
       order by "brandId", "licenceId", "channel", "vertical", "entityId", "authority", "ofLicence"`;
    },
  };
}

/** What the answer to `subjectsAndMachines` says. */
export function subjectsIn(rows: readonly SubjectRow[]): {
  readonly subjects: TaxSubject[];
  readonly machines: MachineClass[];
} {
  return { subjects: rows.flatMap(subjectOf), machines: rows.flatMap(machineOf) };
}

/** Every licence, channel and vertical of which the brands have facts, by brand, licence, channel and vertical. */
export async function readTaxSubjects(
  store: Queryable,
  brandIds: readonly string[],
  options: QueryOptions = {},
): Promise<TaxSubject[]> {
  if (brandIds.length === 0) return [];
  return subjectsIn(await askAlone(store, subjectsAndMachines(brandIds), options)).subjects;
}

const played = (brands: string) =>
  `select s.brand_id as "brandId", coalesce(l.entity_id, s.brand_id) as "entityId", s.licence_id as "licenceId", s.channel as "channel", s.vertical as "vertical",
     b.country as "country", l.authority as "authority", coalesce(own.product_class, every.product_class) as "ofLicence",
     s.first_day as "from", l.valid_to as "to"
   from (select brand_id, licence_id, channel, vertical, min(gaming_day) as first_day from daily_sum
     where brand_id in (${brands}) and (bets is not null or settlements is not null or payments is not null)
     group by brand_id, licence_id, channel, vertical) s
   join brand b on b.id = s.brand_id
   left join licence_brand c on c.brand_id = s.brand_id and c.licence_id = s.licence_id
   left join licence l on l.id = c.licence_id
   left join licence_tax_class own on own.brand_id = s.brand_id and own.licence_id = s.licence_id
     and own.vertical = s.vertical
   left join licence_tax_class every on every.brand_id = s.brand_id and every.licence_id = s.licence_id
     and every.vertical = '*'`;

const machines = (brands: string) =>
  `select m.brand_id, coalesce(l.entity_id, m.brand_id), cast(null as varchar), cast(null as varchar), cast(null as varchar),
     b.country, l.authority, m.product_class, min(m.licensed_from),
     case when count(*) = count(m.licensed_to) then max(m.licensed_to) end
   from gaming_machine m join brand b on b.id = m.brand_id
   left join licence_brand c on c.brand_id = m.brand_id and c.licence_id = m.licence_id
   left join licence l on l.id = c.licence_id
   where m.brand_id in (${brands})
   group by m.brand_id, l.entity_id, m.product_class, b.country, l.authority`;

function subjectOf({ country, authority, ofLicence, ...row }: SubjectRow): TaxSubject[] {
  const { licenceId, channel, vertical } = row;
  if (licenceId === null || channel === null || vertical === null) return [];
  const jurisdiction = jurisdictionUnder(authority, country);
  const subject = { ...row, licenceId, channel, vertical, jurisdiction };
  return [{ ...subject, productClass: ofLicence ?? classByLaw(subject) }];
}

function machineOf(row: SubjectRow): MachineClass[] {
  const { brandId, entityId, channel, country, authority, ofLicence, from, to } = row;
  if (channel !== null || ofLicence === null) return [];
  const jurisdiction = jurisdictionUnder(authority, country);
  return [{ brandId, entityId, jurisdiction, productClass: ofLicence, from, to }];
}

function jurisdictionUnder(authority: string | null, country: string): string {
  return (authority === null ? null : jurisdictionOf(authority)) ?? country;
}
