import type { ChangeKind } from '@tallyhouse/shared/contracts/changes';
import { replayChange } from '../api-log/replay-change';
import { apiKeyChange } from '../api-keys/api-key-change';
import { authorityChange } from '../authorities/authority-change';
import { obligationChange } from '../authorities/obligation-change';
import { blacklistChange } from '../blacklists/blacklist-change';
import { waiverChange } from '../data-exceptions/waiver-change';
import { legalEntityChange } from '../legal-entities/legal-entity-change';
import { ValidationFailed } from '../problems';
import { rulePackChange } from '../rule-packs/rule-pack-change';
import { brandSettingsChange } from '../settings/brand-settings-change';
import { roleChange } from '../users/role-change';
import { userChange } from '../users/user-change';
import type { ChangeHandler } from './change-handler';

/** Every kind of change that can be proposed; a kind that is not here is refused. */
const changeHandlers: readonly ChangeHandler<unknown>[] = [
  userChange,
  roleChange,
  apiKeyChange,
  brandSettingsChange,
  authorityChange,
  obligationChange,
  rulePackChange,
  replayChange,
  blacklistChange,
  waiverChange,
  legalEntityChange,
];

/** Errors: `ValidationFailed` for a kind that nothing handles. */
export function requireHandler(kind: ChangeKind): ChangeHandler<unknown> {
  const handler = changeHandlers.find((one) => one.kind === kind);
  if (handler === undefined) {
    const message = `A change of the kind ${kind} cannot be proposed`;
    throw new ValidationFailed([{ field: 'kind', code: 'UNKNOWN_KIND', message }]);
  }
  return handler;
}
