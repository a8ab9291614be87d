import { auditActionSchema, auditObjectKindSchema } from '@tallyhouse/shared/contracts/audit';
import { daySchema, idSchema } from '@tallyhouse/shared/contracts/scalars';
import { useAddressFields } from '@tallyhouse/shared/ui/use-address-fields';

/** What the audit is narrowed by, in the address. */
export function useAuditFields() {
  return useAddressFields({
    from: daySchema,
    to: daySchema,
    actor: idSchema,
    action: auditActionSchema,
    objectKind: auditObjectKindSchema,
    objectId: idSchema,
  });
}
export type AuditFields = ReturnType<typeof useAuditFields>;
