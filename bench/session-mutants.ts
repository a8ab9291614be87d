// Breaks each guard of the session and its HTTP client once and prints which scenario notices.
import { checkMutants } from './session/check-mutants';
import { mutants } from './session/mutants';

const survivors = await checkMutants(process.cwd(), (line) => console.log(line));
console.log(`killed ${mutants.length - survivors} of ${mutants.length}`);
if (survivors > 0) process.exitCode = 1;
