// An SQL file is imported as its text.
declare module '*.sql' {
  const text: string;
  export { text as default };
}
