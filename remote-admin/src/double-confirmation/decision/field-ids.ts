import type { FormFault } from './decision-form';

/** The id of the field that a fault is about, below the id of its form. */
export function fieldIdOf(formId: string, fault: FormFault): string {
  return 'id' in fault ? `${formId}-${fault.field}-${fault.id}` : `${formId}-${fault.field}`;
}
