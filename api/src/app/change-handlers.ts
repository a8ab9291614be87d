import { replayChange } from '../monitoring/api-log/replay-change';
import { apiKeyChange } from '../house/api-keys/api-key-change';
import { authorityChange } from '../filing/authorities/authority-change';
import { obligationChange } from '../filing/authorities/obligation-change';
import { blacklistChange } from '../reporting/blacklists/blacklist-change';
import { handleChanges } from '../house/changes/handlers';
import { waiverChange } from '../facts/data-exceptions/waiver-change';
import { legalEntityChange } from '../facts/legal-entities/legal-entity-change';
import { rulePackChange } from '../filing/rule-packs/rule-pack-change';
import { brandSettingsChange } from '../house/settings/brand-settings-change';
import { roleChange } from '../house/users/role-change';
import { userChange } from '../house/users/user-change';

/** Every kind of change that can be proposed. */
export function handleAllChanges(): void {
  handleChanges([
    ...[userChange, roleChange, apiKeyChange, brandSettingsChange, authorityChange, obligationChange],
    ...[rulePackChange, replayChange, blacklistChange, waiverChange, legalEntityChange],
  ]);
}
