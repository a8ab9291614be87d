export const en = {
  loading: 'Loading',
  sessionOver: {
    title: 'Your session is over',
    cause: 'The page that shows this part has no sign-in that the server takes.',
    step: 'Sign in there again, then try again. Nothing you saved is lost.',
  },
  refused: 'This part could not start',
  broken: {
    title: 'This page could not be shown',
    cause: '{{remote}} met a fault of its own. The rest of the page goes on.',
    step: 'Try again; if it stays so, tell your administrator.',
  },
  elsewhere: {
    title: 'This page is not here',
    cause: '{{path}} belongs to another part of Tallyhouse.',
    step: 'Open it in the menu of the page around, or go back.',
    back: 'Go back',
  },
  retry: 'Try again',
};
