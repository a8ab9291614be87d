export const usage = `conformance: says whether a remote and a page that mounts it get along.

  npm run conformance                       builds, serves the demo, all remotes on the kit's page and every host
  npm run conformance -- --remote remote-online --host plain-html --cycles 10

For a remote or a page of your own:
  conformance --module https://…/mount.js --api https://… --token … --brand alder --brand birch
  conformance --page https://portal.example/reports --api https://…

  --remote NAME      of this repository; several times for several
  --host NAME        bare-page, or a folder of hosts/
  --module ADDRESS   the file of a remote, mounted by the kit's own page
  --page ADDRESS     a page with globalThis.portal = { mount(changes?), update(changes), unmount() }
  --api ADDRESS      of the API; it has to know the origin of the page (PORTAL_ORIGINS)
  --token TOKEN      an access token (CONFORMANCE_TOKEN)
  --origin ADDRESS   where the kit's page is served (http://127.0.0.1:4395)
  --brand ID         two of them for the check of two instances
  --route PATH       a screen; several times for several
  --integrity HASH   of the file; else the kit takes that of what is served
  --cycles N         mounts of the check for leaks (50)
  --only GROUP       contract, leaks, styles, 'two instances', accessibility, faults, capability
  --out FOLDER       gets report.json and report.html (conformance-report)
  --chromium PATH    the browser (CHROMIUM_PATH)

Exit code 1 when a check failed, 130 when it was stopped by Ctrl-C.`;
