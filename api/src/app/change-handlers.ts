import { replayChange } from '../api-log/replay-change';
import { apiKeyChange } from '../api-keys/api-key-change';
import { authorityChange } from '../authorities/authority-change';
import { obligationChange } from '../authorities/obligation-change';
import { blacklistChange } from '../blacklists/blacklist-change';
import { handleChanges } from '../changes/handlers';
import { waiverChange } from '../data-exceptions/waiver-change';
import { legalEntityChange } from '../legal-entities/legal-entity-change';
import { rulePackChange } from '../rule-packs/rule-pack-change';
import { brandSettingsChange } from '../settings/brand-settings-change';
import { roleChange } from '../users/role-change';
import { userChange } from '../users/user-change';

/** Every kind of change that can be proposed. */
export function handleAllChanges(): void {
  handleChanges([
    ...[userChange, roleChange, apiKeyChange, brandSettingsChange, authorityChange, obligationChange],
    ...[rulePackChange, replayChange, blacklistChange, waiverChange, legalEntityChange],
  ]);
}
