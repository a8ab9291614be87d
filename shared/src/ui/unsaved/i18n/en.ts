/** English texts of the question before typed input is lost. */
export const en = {
  title: 'Leave without saving?',
  text: 'What you have entered is not saved.',
  stay: 'Keep editing',
  leave: 'Leave without saving',
};
