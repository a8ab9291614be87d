// Ten minutes of four tabs with tokens of five seconds on a busy machine, one of them halted in its turn now and then.
import { soakOnBusyMachine } from './session/soak';

const seconds = Number(process.argv[2] ?? 600);
const figures = await soakOnBusyMachine(process.cwd(), seconds);
const { tabs, calls, failedCalls, failedInOutages, outages, refreshes, standstills, lost } = figures;
console.log(
  `${tabs} tabs, ${seconds} s, ${refreshes} refreshes, ${standstills} tabs halted in their turn, ${outages} restarts of the server: ` +
    `${lost} sessions lost, ${failedCalls.length} of ${calls} calls failed for another cause than a restart, ${failedInOutages} for one`,
);
for (const failed of failedCalls.slice(0, 20)) console.log(`  ${failed}`);
if (lost > 0 || failedCalls.length > 0) process.exitCode = 1;
