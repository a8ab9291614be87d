/** What the program answers to `--help`. */
export const usage = `Usage: npm run remote -- COMMAND [ARGUMENTS] [OPTIONS], or npx tallyhouse-remote COMMAND …

A remote from its source to the users, and back:
  create NAME             write a new one: npx tallyhouse-remote create --help
  update                  npx tallyhouse-remote update --from ADDRESS: build with the packages of that deployment
  dev                     npx tallyhouse-remote dev: serve the remote of this folder alone; API=https://… PORT=4305
  build NAME              build a remote of this repository into dist/remotes; in a repository of its own
                          npx tallyhouse-remote build, into dist
  validate FOLDER…        say what is wrong with a built remote, and how to mend it
  publish FOLDER…         add a version for good and give it to everybody; --hold gives it to nobody yet
  canary NAME VERSION     give a version to a part: --percent 5 [--cohort NAME] [--brand B]… [--role R]…; --stop ends it
  pin NAME VERSION        keep a brand on a version: --brand B; without a version the pin is taken away
  rollback NAME           everybody back to the release before; --to VERSION names another
  remove NAME             give it to nobody: --reason TEXT; --restore gives it back
  list                    what is published, and who gets what
  explain NAME            why a user gets a version: --user ID [--brand B] [--role R]…
  sign                    sign the registry again, for a longer life; --new-key FILE by another key
  embed ADDRESS…          print what the page of a portal has to have for a file of /embed/: elements, and sources of
                          its policy
  key FILE                make a key: FILE signs, FILE.pub is what the shell trusts (REGISTRY_KEYS)

Options:
  --at PLACE       folder that a server serves, or its address (dist/web)
  --token TEXT     of the deployment, for an address (DEPLOYMENT_TOKEN)
  --key FILE       private key that signs (REGISTRY_KEY, else this machine's development key)
  --by NAME        who does it, for the audit (the account of this machine)
  --days N         how long the registry is good (30)
  --replace        publish: in the place of the same version; only where no user has it open
  --as-build       publish: as npm run build does, which skips remotes that somebody moved by this tool, and says so;
                   --take-over NAME gives everybody the build of such a remote
  --dry-run        say what would be done, and do nothing`;
