export const en = {
  loading: 'Loading',
  sessionOver: {
    title: 'Your session has ended',
    cause: 'The surrounding page has no valid sign-in.',
    step: 'Sign in there again, then try again. Nothing you saved is lost.',
  },
  refused: 'This part could not start',
  broken: {
    title: 'This page could not be shown',
    cause: '{{remote}} ran into an error. The rest of the page still works.',
    step: 'Try again; if the problem persists, contact your administrator.',
  },
  elsewhere: {
    title: 'This page is not available here',
    cause: '{{path}} belongs to another part of Tallyhouse.',
    step: 'Open it from the menu of the surrounding page, or go back.',
    back: 'Go back',
  },
  retry: 'Try again',
};
