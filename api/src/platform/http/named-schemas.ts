import * as z from 'zod/mini';
import { apiKeySchema } from '@tallyhouse/shared/contracts/api-keys';
import { authSchema, userSchema } from '@tallyhouse/shared/contracts/auth';
import { brandSchema } from '@tallyhouse/shared/contracts/brands';
import { changeDetailSchema, changeSchema } from '@tallyhouse/shared/contracts/changes';
import {
  confirmationItemSchema,
  versionDifferenceSchema,
} from '@tallyhouse/shared/contracts/confirmation-items';
import { criteriaSchema, frozenCriteriaSchema } from '@tallyhouse/shared/contracts/criteria';
import { criticalAlertSchema } from '@tallyhouse/shared/contracts/critical-alerts';
import { exportSourceSchema } from '@tallyhouse/shared/contracts/exports';
import { jobSchema } from '@tallyhouse/shared/contracts/jobs';
import { drillCellSchema } from '@tallyhouse/shared/contracts/lineage';
import { loadBatchSchema } from '@tallyhouse/shared/contracts/load-data';
import { listMetaSchema } from '@tallyhouse/shared/contracts/paging';
import { conditionSchema } from '@tallyhouse/shared/contracts/report-fields';
import {
  reportDefinitionSchema,
  reportHeaderSchema,
  simulationSchema,
} from '@tallyhouse/shared/contracts/reports';
import { retailFilterSchema } from '@tallyhouse/shared/contracts/retail-filters';
import { savedSearchSchema } from '@tallyhouse/shared/contracts/saved-searches';
import { daySchema, instantSchema } from '@tallyhouse/shared/contracts/scalars';
import { brandSettingsSchema } from '@tallyhouse/shared/contracts/settings';
import { taxLineSchema } from '@tallyhouse/shared/contracts/tax-lines';
import {
  taxPeriodDetailSchema,
  taxPeriodSchema,
  taxProposalSchema,
} from '@tallyhouse/shared/contracts/tax-periods';
import { totalMeasuresSchema } from '@tallyhouse/shared/contracts/total-reports';
import { userCardSchema } from '@tallyhouse/shared/contracts/users';

type Json = Record<string, unknown>;

/** Schemas that several calls use: OpenAPI prints each once, under its name. */
const names = z.registry<{ readonly id: string }>();
for (const [id, schema] of Object.entries({
  ApiKey: apiKeySchema,
  Auth: authSchema,
  Brand: brandSchema,
  BrandSettings: brandSettingsSchema,
  Change: changeSchema,
  ChangeDetail: changeDetailSchema,
  Condition: conditionSchema,
  ConfirmationItem: confirmationItemSchema,
  Criteria: criteriaSchema,
  CriticalAlert: criticalAlertSchema,
  Day: daySchema,
  DrillCell: drillCellSchema,
  ExportSource: exportSourceSchema,
  FrozenCriteria: frozenCriteriaSchema,
  Instant: instantSchema,
  Job: jobSchema,
  ListMeta: listMetaSchema,
  LoadBatch: loadBatchSchema,
  ReportDefinition: reportDefinitionSchema,
  ReportHeader: reportHeaderSchema,
  RetailFilter: retailFilterSchema,
  SavedSearch: savedSearchSchema,
  Simulation: simulationSchema,
  TaxLine: taxLineSchema,
  TaxPeriod: taxPeriodSchema,
  TaxPeriodDetail: taxPeriodDetailSchema,
  TaxProposal: taxProposalSchema,
  TotalMeasures: totalMeasuresSchema,
  User: userSchema,
  VersionDifference: versionDifferenceSchema,
  UserCard: userCardSchema,
})) {
  names.add(schema, { id });
}

/** Gives the JSON schema of a contract's schema. */
export type PrintSchema = (schema: z.core.$ZodType, io: 'input' | 'output') => Json;

/** JSON schemas of one document: `print` gives one, `components` those with a name that were met on the way. */
export function createSchemaPrinter() {
  const components: Record<string, Json> = {};

  function print(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
    const printed = z.toJSONSchema(schema, {
      target: 'draft-2020-12',
      io,
      unrepresentable: 'any',
      metadata: names,
    }) as Json;
    // What is asked with defaults and what is answered with them filled in are two schemas.
    const nameOf = (id: string) => (io === 'input' ? `${id}Input` : id);
    const { $defs = {}, ...rest } = withoutDialect(printed);
    const moved = (json: unknown) =>
      JSON.parse(
        JSON.stringify(json).replaceAll(
          /"#\/\$defs\/(\w+)"/g,
          (_, id: string) => `"#/components/schemas/${nameOf(id)}"`,
        ),
      ) as Json;
    for (const [id, definition] of Object.entries($defs as Record<string, Json>)) {
      components[nameOf(id)] = moved(withoutDialect(definition));
    }
    const own = names.get(schema)?.id;
    if (own === undefined) return moved(rest);
    // The printer may have put it among the definitions itself, and give a reference.
    if (!(own in ($defs as Json))) components[nameOf(own)] = moved(rest);
    return { $ref: `#/components/schemas/${nameOf(own)}` };
  }

  return { print, components };
}

/** OpenAPI 3.1 says the dialect once, for the whole document; the name is the key. */
function withoutDialect(json: Json): Json {
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== '$schema' && key !== 'id'));
}
